import PreviewUI

/// Specimens that are kept up to date together, one view each.
struct SpecimenList: View {
  let specimens: [Specimen]

  var body: some View {
    ForEach(specimens.indices, id: \.self) { index in
      specimens[index]
    }
  }
}
