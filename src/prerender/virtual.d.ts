declare module 'virtual:site-build' {
  /** What the build hands down to its pages. */
  export const siteBuild: import('../pages/siteBuild.ts').SiteBuild
}
