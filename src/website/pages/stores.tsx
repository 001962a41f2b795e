import {
  comingLaunchDay,
  dateText,
  fillMessage,
  isInStore,
  type Language,
  launchCalendarPath,
  renderFact,
  type Site,
  storesOf,
  useLanguage,
} from '../../company/index.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The stores as pages show them: without `url` before the app is there, with artwork where it is supplied. */
export function storeLinks(
  { site, badges, qrCodes }: Pick<SiteBuild, 'site' | 'badges' | 'qrCodes'>,
  language: Language,
) {
  return storesOf(site.config).map(({ name, listing }) => ({
    name,
    url: listing?.url,
    artwork: badges[name]?.[language],
    qrCode: listing && qrCodes[name],
  }))
}

export type StoreLink = ReturnType<typeof storeLinks>[number]

/** The link of the one store that has the app; where there are two, the place that shows both. */
export function wayToApp(stores: readonly StoreLink[]): string | undefined {
  const [first, ...others] = stores.flatMap(({ url }) => url ?? [])
  return others.length > 0 ? '#contact' : first
}

/** A link by which a visitor is reminded of the launch. */
interface LaunchReminder {
  readonly href: string
  readonly text: string
}

/**
 * What the page offers while no store has the app: a calendar file where the day of the launch lies ahead, a message to
 * the support where no day is written. After that day it offers nothing.
 */
export function launchReminder(site: Site, language: Language): LaunchReminder | undefined {
  const { brand, app } = site.config
  const words = site.messages[language]
  const day = comingLaunchDay(site)
  if (day !== undefined) {
    const text = fillMessage(words['reminder.calendar'], { date: dateText(day, language) })
    return { href: launchCalendarPath(language), text }
  }
  const { href: mail } = renderFact(site, 'contact.support', language)
  if (isInStore(site.config) || app.launchOn || mail === undefined) return undefined
  const subject = fillMessage(words['reminder.subject'], { brand })
  return { href: `${mail}?subject=${encodeURIComponent(subject)}`, text: words['reminder.mail'] }
}

/** What a badge says above the name of the store, and the name. */
const words = {
  'app-store': { top: 'badge.top', coming: 'badge.comingTop', store: 'badge.store' },
  'google-play': { top: 'badge.playTop', coming: 'badge.playComingTop', store: 'badge.playStore' },
} as const

interface BadgePosition {
  /** Further down a page the artwork is a file, which browsers fetch when someone comes near. */
  readonly isFurtherDown?: boolean | undefined
}

/** The way to one store. */
function DownloadBadge({ name, url, artwork, isFurtherDown }: StoreLink & BadgePosition) {
  const { t } = useLanguage()
  const { top, coming, store } = words[name]
  if (artwork && url !== undefined) {
    const { src, inline, width, height } = artwork
    return (
      <a className="badge-artwork" href={url}>
        <img
          src={isFurtherDown ? src : (inline ?? src)}
          loading={isFurtherDown ? 'lazy' : undefined}
          width={width}
          height={height}
          alt={`${t(top)} ${t(store)}`.replace('’ ', '’')}
        />
      </a>
    )
  }
  const content = (
    <>
      <svg viewBox="0 0 20 28" width="20" height="28" aria-hidden="true">
        <rect x="1" y="1" width="18" height="26" rx="4.5" />
        <path d="M10 7v11m-4-4 4 4 4-4M7 23h6" />
      </svg>
      <span>
        <small>{t(url === undefined ? coming : top)}</small> {t(store)}
      </span>
    </>
  )
  if (url === undefined) return <p className="badge">{content}</p>
  return (
    <a className="badge" href={url}>
      {content}
    </a>
  )
}

export interface StoresProps {
  readonly stores: readonly StoreLink[]
}

export interface DownloadBadgesProps extends StoresProps, BadgePosition {
  readonly reminder?: LaunchReminder | undefined
}

/** The ways to the stores that the app is in, or is to be in; with a reminder while it is in none. */
export function DownloadBadges({ stores, reminder, isFurtherDown }: DownloadBadgesProps) {
  const badges = stores.map(store => (
    <DownloadBadge key={store.name} {...store} isFurtherDown={isFurtherDown} />
  ))
  if (badges.length === 1 && !reminder) return badges
  return (
    <div className="badges">
      {badges}
      {reminder && (
        <a className="pill" href={reminder.href}>
          {reminder.text}
        </a>
      )}
    </div>
  )
}

/** The ways to the stores for those who look at the page on a wide screen. */
export function QrCodes({ stores }: StoresProps) {
  const { t } = useLanguage()
  const codes = stores.flatMap(({ name, qrCode }) => (qrCode === undefined ? [] : { name, qrCode }))
  const figures = codes.map(({ name, qrCode }) => (
    <figure key={name} className="qr-code" aria-hidden="true">
      <img src={qrCode} loading="lazy" width="160" height="160" alt="" />
      <figcaption>{t(codes.length > 1 ? words[name].store : 'badge.code')}</figcaption>
    </figure>
  ))
  return codes.length > 1 ? <div className="qr-codes">{figures}</div> : figures
}
