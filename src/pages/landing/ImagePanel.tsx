import { Flower, type Material, materials, NeonFlower, PaperFlower } from '../../artworks/index.ts'
import { useLanguage } from '../../languages/index.ts'
import { PromptLine } from './Prompt.tsx'

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
      <PromptLine
        name="material"
        legend={t('panel.image.material')}
        options={materials.map(material => [material, t(`panel.image.${material}`)])}
        first="glass"
        {...{ before, after }}
      />
    </div>
  )
}
