/**
 * The entries of the navbar: the sections of the landing page in scroll order, without the footer (§2 "Top
 * navbar in landing mode"). Ids are the same in every language.
 */
export const navbarSections = ['home', 'features', 'pricing', 'testimonials', 'faq'] as const

export type NavbarSection = (typeof navbarSections)[number]

/** Marks an element as a section that scrolling can make the active one. */
export const SECTION_ATTRIBUTE = 'data-section'

/** The mark as props of an element. */
export const sectionMark = { [SECTION_ATTRIBUTE]: '' }
