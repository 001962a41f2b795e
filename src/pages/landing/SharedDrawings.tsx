import { Flower, PaperFlower, Works, World } from '../../artworks/index.ts'
import type { ShownWorks } from '../../media/index.ts'

interface SharedDrawingsProps {
  readonly works: ShownWorks
}

/**
 * The drawings that are no longer shown, because works of the operator replace them, but that
 * others on the page are made of.
 */
export function SharedDrawings({ works }: SharedDrawingsProps) {
  const isDrawn = {
    flower: !works.image,
    works: !works['feature-image'],
    shelf: !works['feature-organize'],
    sheet: !works['feature-share'],
  }
  const usesWorks = isDrawn.shelf || isDrawn.sheet
  const usesFlower = isDrawn.works || usesWorks
  return (
    <div className="shared-drawings" aria-hidden="true">
      {works.video && (
        <svg aria-hidden="true">
          <World />
        </svg>
      )}
      {!isDrawn.flower && usesFlower && <Flower />}
      {!isDrawn.flower && isDrawn.shelf && <PaperFlower />}
      {!isDrawn.works && usesWorks && <Works />}
    </div>
  )
}
