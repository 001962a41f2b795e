/** The driver of Firefox, the last version that runs on Node 20. */
export const driverPackage = 'puppeteer-core@24.43.1'

/** Where it is installed, apart from the project's own packages. */
export const driverFolder = '.cache/engines'
