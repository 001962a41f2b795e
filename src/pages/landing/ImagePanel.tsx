import {
  Flower,
  type Material,
  materials,
  NeonFlower,
  PaperFlower,
} from '../../artworks/Flower.tsx'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { Choice } from './Choice.tsx'

/** The image tool: one flower in the material that the sentence names. */
export function ImagePanel() {
  const { t } = useLanguage()
  const [before, after] = t('panel.image.prompt').split('*')
  const label = (material: Material) =>
    [before, t(`panel.image.${material}`), after].filter(Boolean).join(' ')
  return (
    <div className="panel panel-image">
      <Flower label={label('glass')} />
      <PaperFlower label={label('paper')} />
      <NeonFlower label={label('neon')} />
      <div className="prompt">
        {before && <span>{before}</span>}
        <Choice
          name="material"
          legend="panel.image.material"
          options={materials}
          first="glass"
          label={material => `panel.image.${material}`}
        />
        {after && <span>{after}</span>}
      </div>
    </div>
  )
}
