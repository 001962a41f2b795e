import { useLanguage } from '../languages/LanguageProvider.tsx'
import type { StoreLink } from './DownloadBadges.tsx'

/** What stands below the code of each store, where there are several. */
const storeNames = { 'app-store': 'badge.store', 'google-play': 'badge.playStore' } as const

interface QrCodesProps {
  readonly stores: readonly StoreLink[]
}

/** The ways to the stores for those who look at the page on a wide screen. */
export function QrCodes({ stores }: QrCodesProps) {
  const { t } = useLanguage()
  const codes = stores.flatMap(({ name, qrCode }) => (qrCode === undefined ? [] : { name, qrCode }))
  const figures = codes.map(({ name, qrCode }) => (
    <figure key={name} className="qr-code">
      <img src={qrCode} loading="lazy" width="160" height="160" alt="" />
      <figcaption>{t(codes.length > 1 ? storeNames[name] : 'badge.code')}</figcaption>
    </figure>
  ))
  return codes.length > 1 ? <div className="qr-codes">{figures}</div> : figures
}
