/** The environment of commands that work on the finished site instead of the operator's. */
export const finishedSite = {
  SITE_FILE: 'tests/sites/finished.ts',
  SITE_OUT: '.cache/finished',
}
