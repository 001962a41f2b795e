declare module 'virtual:site-build' {
  /** What the build hands down to its pages. */
  export const siteBuild: import('../pages/siteBuild.ts').SiteBuild
  /** Takes a page that is rendered; undefined in development. */
  export const takePage: import('./sitePlugin.ts').BuildInput['takePage']
}
