import type { Localized } from '../languages/index.ts'
import type { DataRecipient } from './item.ts'

/** What those are called who get data under their own responsibility. */
const controllers: Readonly<Partial<Record<DataRecipient, Localized<string>>>> = {
  store: {
    en: 'app store',
    de: 'App Store',
    fr: 'boutique d’applications',
    es: 'tienda de aplicaciones',
  },
  'login-provider': {
    en: 'login provider',
    de: 'Login-Anbieter',
    fr: 'fournisseur du compte tiers',
    es: 'proveedor del inicio de sesión',
  },
  authority: { en: 'authorities', de: 'Behörden', fr: 'autorités', es: 'autoridades' },
}

/** What a recipient is called that is not a processor; undefined for a processor, whose kind has a label. */
export function recipientWords(recipient: DataRecipient): Localized<string> | undefined {
  return controllers[recipient]
}
