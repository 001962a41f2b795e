/** Where data can come from. */
export const dataSources = ['user', 'device', 'store', 'login', 'company'] as const

/**
 * Where data comes from: what a person enters, what the device sends, what the app store or the provider of a login
 * says, or what the company writes down.
 */
export type DataSource = (typeof dataSources)[number]
