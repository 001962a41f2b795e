import { Fragment } from 'react'
import { fillMessage, parsePrompt, translate, useLanguage } from '../../../company/index.ts'
import {
  Flower,
  firstScene,
  landscapes,
  type Material,
  materials,
  scenes,
  times,
  World,
  wallpaperPath,
} from '../../artworks/index.ts'
import type { ShownWork } from '../../components/index.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { Picture, Shot, useSentence } from './Shot.tsx'

interface ChoiceProps {
  /** Name of the group among the page's form controls. */
  readonly name: string
  /** What is chosen, to be read out: in an attribute, because screen readers say the text of a legend twice. */
  readonly label: string
  /** A word of the sentence that stays with the choice when the line breaks: "at". */
  readonly before?: string | undefined
  readonly options: readonly (readonly [value: string, word: string])[]
  /** The value that is chosen at first, where it is not that of the first option. */
  readonly first?: string
  /** The language of the words, where it is not the page's, in which the label is. */
  readonly lang?: string | undefined
}

/**
 * A word of a prompt that can be another: radio buttons, whose labels are the words. Here and below, spaces keep words
 * apart where no style sheet does, as in browsers of text: within rows and grids they take no room.
 */
function Choice(props: ChoiceProps) {
  const { name, label, before, options, first = options[0]?.[0], lang } = props
  return (
    <div className="choice" role="radiogroup" aria-label={label}>
      {before && (
        <>
          {' '}
          <span>{before}</span>
        </>
      )}
      {options.map(([value, word]) => (
        <Fragment key={value}>
          {' '}
          <label lang={lang}>
            <input type="radio" name={name} value={value} defaultChecked={value === first} />
            <span>{word}</span>
          </label>
        </Fragment>
      ))}
    </div>
  )
}

interface PromptLineProps extends ChoiceProps {
  readonly after: string | undefined
}

/**
 * The sentence that a panel's picture is made from, with the word to choose, if any. A comma behind that word would
 * belong to the last choice alone: it is left out.
 */
function PromptLine({ before, after = '', ...choice }: PromptLineProps) {
  const rest = after.replace(/^\p{P}+\s*/u, '')
  const { lang, options } = choice
  return (
    <div className="prompt">
      {before && <span lang={lang}>{before}</span>} {options.length > 0 && <Choice {...choice} />}{' '}
      {rest && <span lang={lang}>{rest}</span>}
    </div>
  )
}

/**
 * The app's video screen in its own words: one row over the foot of the picture, and the recent videos above it from
 * the second one on.
 */
function GeneratingScreen() {
  const { t } = useLanguage()
  const made = scenes.map(scene => {
    const { place, time } = scene
    const words = [t(`panel.video.${place}`), t('panel.video.at'), t(`panel.video.${time}`)]
    const title = words.filter(Boolean).join(' ')
    return { place, title, names: `${place} ${time}`, path: wallpaperPath(scene) }
  })
  return (
    <div className="screen">
      <div className="row screen-recent">
        <p>{t('panel.video.recent')}</p>
        <ul className="recents">
          {made.map(({ path, names, title, place }) => (
            <li key={path} className={`recent ${names}`}>
              <svg viewBox="60 96 200 200" role="img" aria-label={title}>
                <use href="#heavens" />
                <use href={`#${place}`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <p className="progress">
        <svg className="progress-ring" viewBox="-10 -10 20 20" aria-hidden="true">
          <circle r="8" opacity=".3" />
          <circle r="8" pathLength="1" />
        </svg>
        {/* Around the names, because Firefox takes none from what is a status itself. */}
        <span role="status">
          {/* Names the picture at all times: with what it shows, or with what is being done. */}
          <span className="stack" id="shown">
            <span className="generating">{t('panel.video.generating')}</span>{' '}
            <span className="stack" id="made">
              {made.map(({ path, names, title }) => (
                <Fragment key={path}>
                  <span className={`made ${names}`}>{title}</span>{' '}
                </Fragment>
              ))}
            </span>
          </span>
        </span>
      </p>
      <span className="stack player">
        {(['play', 'again'] as const).map(name => (
          <Fragment key={name}>
            <label className={name}>
              {/* biome-ignore lint/a11y/useAriaPropsForRole: the check box says whether it is on */}
              <input type="checkbox" role="switch" aria-labelledby={`${name} made`} />
              <span className="control" id={name}>
                {t(`panel.video.${name}`)}
              </span>
            </label>{' '}
          </Fragment>
        ))}
      </span>
      <span className="stack">
        {made.map(({ path, names, title }, index) => (
          <Fragment key={path}>
            <a
              className={`control save ${names}`}
              href={path}
              download={`${title}.png`}
              aria-labelledby="save made"
            >
              {/* Not the link itself, whose label WebKit would take for a part of it. */}
              <span id={index === 0 ? 'save' : undefined}>{t('panel.video.save')}</span>
            </a>{' '}
          </Fragment>
        ))}
      </span>
    </div>
  )
}

/** The video tool: a sentence whose words are the controls. The style sheets do all of it, without a script. */
export function VideoPanel() {
  const { t } = useLanguage()
  return (
    <div className="panel panel-video">
      <div className="stage">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the line below that says what it shows names it */}
        <svg
          className="scene"
          viewBox="0 0 320 400"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-labelledby="shown"
        >
          <World />
        </svg>
      </div>
      <div className="prompt">
        <Choice
          name="place"
          label={t('panel.video.place')}
          options={landscapes.map(place => [place, t(`panel.video.${place}`)])}
        />{' '}
        <Choice
          name="time"
          label={t('panel.video.time')}
          before={t('panel.video.at')}
          options={times.map(time => [time, t(`panel.video.${time}`)])}
          first={firstScene.time}
        />
      </div>
      <GeneratingScreen />
    </div>
  )
}

/** The image tool: one flower in the material that the sentence names. */
export function ImagePanel() {
  const { t } = useLanguage()
  const [before, after] = t('panel.image.prompt').split('*')
  const label = (material: Material) =>
    [before, t(`panel.image.${material}`), after].filter(Boolean).join(' ')
  return (
    <div className="panel panel-image">
      {materials.map(material => (
        <Flower key={material} material={material} label={label(material)} />
      ))}
      <p className="speaker" role="status">
        {materials.map(material => (
          <Fragment key={material}>
            <span className={`flower-${material}`}>{label(material)}</span>{' '}
          </Fragment>
        ))}
      </p>
      <PromptLine
        name="material"
        label={t('panel.image.material')}
        options={materials.map(material => [material, t(`panel.image.${material}`)])}
        before={before}
        after={after}
      />
    </div>
  )
}

type WorkProps = Pick<SiteBuild, 'works'>

interface SentenceProps {
  readonly work: ShownWork
  /** Which word of its prompt it shows. */
  readonly index: number
}

/** Who says the line that follows, for those who do not see on which side it stands. */
function Speaker({ name }: { readonly name: 'you' | 'app' }) {
  const { t } = useLanguage()
  return <span className="speaker">{`${t(`panel.chat.${name}`)} `}</span>
}

/** A picture that the chat is about. */
function SentPicture({ work, index }: SentenceProps) {
  const { text, lang } = useSentence(work, index)
  return <Picture work={work} alt={text} lang={lang} sizes="15rem" />
}

const tones = ['shorter', 'warmer', 'asked'] as const

/**
 * The chat tool: the picture chosen in the first panel, and a line about it to rewrite. What it says of pictures of the
 * company is true of any.
 */
export function ChatPanel({ works: { video } }: WorkProps) {
  const { t } = useLanguage()
  return (
    <div className="panel panel-chat">
      {video ? (
        <div className="sent shots">
          {video.map((work, index) => (
            <SentPicture key={work.src} work={work} index={index} />
          ))}
        </div>
      ) : (
        <svg
          className="sent"
          viewBox="10 96 300 190"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href="#world" />
        </svg>
      )}
      <p className="said">
        <Speaker name="you" />
        {t(video ? 'panel.chat.work.question' : 'panel.chat.question')}
      </p>
      <div className="stack">
        {video ? (
          <p>
            <Speaker name="app" />
            {t('panel.chat.work.reply')}
          </p>
        ) : (
          times.map(time => (
            <p key={time} className={`reply-${time}`}>
              <Speaker name="app" />
              {t(`panel.chat.${time}`)}
            </p>
          ))
        )}
      </div>
      <div className="said tones">
        <Speaker name="you" />
        <Choice
          name="tone"
          label={t('panel.chat.tone')}
          options={tones.map(tone => [tone, t(`panel.chat.${tone}`)])}
        />
      </div>
      <div className="stack" role="status">
        {tones.map(tone => (
          <p key={tone} className={`reply-${tone}`}>
            <Speaker name="app" />
            {t(video ? `panel.chat.work.${tone}` : `panel.chat.${tone}.answer`)}
          </p>
        ))}
      </div>
    </div>
  )
}

/** As wide as a picture is drawn, cut parts included; on a phone for two of three pixels, where nobody sees more. */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 100vw,60vw'

/** What the panel shows, to be read out when another word is chosen. */
function Sentence({ work, index }: SentenceProps) {
  const { text, lang } = useSentence(work, index)
  return <span lang={lang}>{text}</span>
}

/** A panel with works of the company: their prompt, and the one that shows its chosen word. */
export function WorkPanel({ tool, works }: WorkProps & { readonly tool: 'video' | 'image' }) {
  const { t, language: ofPage } = useLanguage()
  const shown = works[tool] ?? []
  const { text, language } = translate(shown[0]?.prompt ?? { en: '' }, ofPage)
  const { before, words, after } = parsePrompt(text)
  return (
    <div className="panel panel-work">
      {/* Ahead of the words: between words and pictures it makes Orca read the words again and again. Not as a status,
          behind which it passes over them. */}
      {words.length > 0 && (
        <p className="speaker" aria-live="polite">
          {shown.map((work, index) => (
            <Fragment key={work.src}>
              <Sentence work={work} index={index} />{' '}
            </Fragment>
          ))}
        </p>
      )}
      <PromptLine
        name={tool}
        label={fillMessage(t('panel.choice'), { what: t(`panel.${tool}.label`) })}
        // Not the words: the drawings follow values like "night".
        options={words.map((word, index) => [`${tool}-${index + 1}`, word])}
        lang={language === ofPage ? undefined : language}
        before={before}
        after={after}
      />
      {/* A group, without which Orca passes over pictures behind a sentence that goes on after its words. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a field set is of form controls */}
      <div className="shots" role="group">
        {shown.map((work, index) => (
          <Shot
            key={work.src}
            work={work}
            index={index}
            sizes={sizes}
            isFirst={tool === 'video' && index === 0}
            isSaved
          />
        ))}
      </div>
    </div>
  )
}
