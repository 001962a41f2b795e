/** The sections of the landing page in scroll order; ids are the same in every language (§2). */
export const landingSections = [
  'home',
  'features',
  'pricing',
  'testimonials',
  'faq',
  'contact',
] as const

/** The entries of the navbar: every section but the footer (§2 "Top navbar in landing mode"). */
export const navbarSections = landingSections.filter(section => section !== 'contact')

export type NavbarSection = (typeof navbarSections)[number]

/** Marks an element as a section that scrolling can make the active one. */
export const SECTION_ATTRIBUTE = 'data-section'

/** The mark as props of an element. */
export const sectionMark = { [SECTION_ATTRIBUTE]: '' }
