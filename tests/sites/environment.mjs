/**
 * The environment of commands that work on a fixture instead of the company's folder. Tests never
 * look at what a company wrote: an edit there must not fail one.
 */
export const unsuppliedSite = {
  SITE: 'tests/sites/unsupplied',
  SITE_OUT: '.cache/unsupplied',
  SITE_DATE: '2026-06-01',
  // What a test finds must not depend on what was built before it.
  SITE_LAST_BUILD: '',
}

/** A site on the day it goes live: everything is filled in, and the pictures are the drawn ones. */
export const launchedSite = {
  SITE: 'tests/sites/launched',
  SITE_OUT: '.cache/launched',
  SITE_DATE: '2026-06-01',
  SITE_LAST_BUILD: '',
}

export const finishedSite = {
  // Written by tests/sites/writeFinished.ts: tests/sites/finished with its works and what it published before.
  SITE: '.cache/sites/finished',
  SITE_OUT: '.cache/finished',
  // A day on which the third version of the policy is announced.
  SITE_DATE: '2027-02-01',
  SITE_LAST_BUILD: '',
}

/** Accents of companies whose pictures are photographs. */
export const accents = {
  green: { light: '#1d6b3a', dark: '#5fce8b' },
  red: { light: '#b3192e', dark: '#ff8a8f' },
  blue: { light: '#1f4fc4', dark: '#8fb3ff' },
  black: { light: '#11131c', dark: '#f2f0ea' },
}

/**
 * For people to look at, and of no test: the launched site with photographs and an accent, as
 * tests/sites/writePhotographs.ts writes it.
 * @param {keyof typeof accents} accent
 */
export function photographsSite(accent) {
  return {
    ...launchedSite,
    SITE: `.cache/sites/photographs-${accent}`,
    SITE_OUT: `.cache/photographs-${accent}`,
  }
}

/** Where what specs open beside the served sites is written, by tests/sites/writePages.ts. */
export const pagesFolder = '.cache/sites/pages'
