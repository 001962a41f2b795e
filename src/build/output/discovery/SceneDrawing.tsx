import { Heavens, Land, lights, type Scene, SceneDefs } from '../../../website/index.ts'

/** Where the colors of the sky lie between the zenith and the horizon. */
const skyStops = [0, 0.36, 0.72, 1]

/** Where the sky is, from above all that a phone shows to below the horizon. */
const skyPath = 'M0-170h320v420H0z'

/** A scene that never changes, within a drawing that is then painted as that scene. */
export function SceneDrawing({ scene: { place, time } }: Readonly<{ scene: Scene }>) {
  const { sun, moon, stars } = lights[time]
  const [glint] = stars ? moon : sun
  const styles = [
    `.sun{transform:translate(${sun})}`,
    `.moon{transform:translate(${moon})}`,
    `.glint{transform:translate(${glint})}`,
    `.starlight{opacity:${stars}}`,
  ]
  return (
    <>
      <style>{styles.join('')}</style>
      <defs>
        <SceneDefs />
        <linearGradient id="sky" x2="0" y2="1">
          {skyStops.map((offset, index) => (
            <stop key={offset} offset={offset} stopColor={`var(--sky-${index + 1})`} />
          ))}
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d={skyPath} />
      <Heavens />
      <Land place={place} />
    </>
  )
}
