/** The environment of commands that work on the finished site instead of the operator's. */
export const finishedSite = {
  SITE_FILE: 'tests/sites/finished.ts',
  SITE_OUT: '.cache/finished',
  // Written by tests/sites/writeVersions.ts: what the site published before.
  SITE_VERSIONS: '.cache/versions',
  // A day on which the third version of the policy is announced.
  SITE_DATE: '2027-02-01',
}
