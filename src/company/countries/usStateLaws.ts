/** A law of a state of the US that the launch check names; what is not certain is left out. */
export interface StateLaw {
  readonly state: string
  /** What it is about. */
  readonly matter: 'privacy' | 'companion' | 'appStore' | 'renewal'
  readonly statute: string
  /** The day from which it counts, ISO 8601. */
  readonly from: string
}

/** Laws of states on privacy, on chats that are companions, on the age that app stores tell, and on renewals. */
export const usStateLaws: readonly StateLaw[] = [
  {
    state: 'California',
    matter: 'privacy',
    statute: 'Cal. Civ. Code § 1798.100 et seq.',
    from: '2020-01-01',
  },
  {
    state: 'Virginia',
    matter: 'privacy',
    statute: 'Va. Code § 59.1-575 et seq.',
    from: '2023-01-01',
  },
  {
    state: 'Colorado',
    matter: 'privacy',
    statute: 'C.R.S. § 6-1-1301 et seq.',
    from: '2023-07-01',
  },
  {
    state: 'Connecticut',
    matter: 'privacy',
    statute: 'Conn. Gen. Stat. § 42-515 et seq.',
    from: '2023-07-01',
  },
  {
    state: 'Utah',
    matter: 'privacy',
    statute: 'Utah Code § 13-61-101 et seq.',
    from: '2023-12-31',
  },
  {
    state: 'Texas',
    matter: 'privacy',
    statute: 'Tex. Bus. & Com. Code ch. 541',
    from: '2024-07-01',
  },
  { state: 'Oregon', matter: 'privacy', statute: 'ORS 646A.570 et seq.', from: '2024-07-01' },
  {
    state: 'Florida',
    matter: 'privacy',
    statute: 'Fla. Stat. § 501.701 et seq.',
    from: '2024-07-01',
  },
  {
    state: 'Montana',
    matter: 'privacy',
    statute: 'Mont. Code § 30-14-2801 et seq.',
    from: '2024-10-01',
  },
  { state: 'Delaware', matter: 'privacy', statute: '6 Del. C. ch. 12D', from: '2025-01-01' },
  { state: 'Iowa', matter: 'privacy', statute: 'Iowa Code ch. 715D', from: '2025-01-01' },
  {
    state: 'Nebraska',
    matter: 'privacy',
    statute: 'Neb. Rev. Stat. § 87-1101 et seq.',
    from: '2025-01-01',
  },
  { state: 'New Hampshire', matter: 'privacy', statute: 'RSA ch. 507-H', from: '2025-01-01' },
  {
    state: 'New Jersey',
    matter: 'privacy',
    statute: 'N.J.S.A. 56:8-166.4 et seq.',
    from: '2025-01-15',
  },
  {
    state: 'Tennessee',
    matter: 'privacy',
    statute: 'Tenn. Code § 47-18-3301 et seq.',
    from: '2025-07-01',
  },
  { state: 'Minnesota', matter: 'privacy', statute: 'Minn. Stat. ch. 325M', from: '2025-07-31' },
  {
    state: 'Maryland',
    matter: 'privacy',
    statute: 'Md. Code, Com. Law § 14-4701 et seq.',
    from: '2025-10-01',
  },
  { state: 'Indiana', matter: 'privacy', statute: 'Ind. Code 24-15', from: '2026-01-01' },
  { state: 'Kentucky', matter: 'privacy', statute: 'KRS 367.3611 et seq.', from: '2026-01-01' },
  {
    state: 'Rhode Island',
    matter: 'privacy',
    statute: 'R.I. Gen. Laws ch. 6-48.1',
    from: '2026-01-01',
  },
  {
    state: 'Oklahoma',
    matter: 'privacy',
    statute: 'Oklahoma Consumer Data Privacy Act (SB 546)',
    from: '2027-01-01',
  },
  {
    state: 'Louisiana',
    matter: 'privacy',
    statute: 'Louisiana Data Privacy Act (SB 386, Act 502)',
    from: '2027-01-01',
  },
  {
    state: 'Alabama',
    matter: 'privacy',
    statute: 'Alabama Personal Data Protection Act (HB 351)',
    from: '2027-05-01',
  },
  {
    state: 'Vermont',
    matter: 'privacy',
    statute: 'Vermont Data Privacy and Online Surveillance Act (S.71, Act 145)',
    from: '2028-01-01',
  },
  {
    state: 'New York',
    matter: 'companion',
    statute: 'General Business Law art. 47 (§§ 1700–1704)',
    from: '2025-11-05',
  },
  {
    state: 'California',
    matter: 'companion',
    statute: 'SB 243, Bus. & Prof. Code § 22601 et seq.',
    from: '2026-01-01',
  },
  { state: 'Washington', matter: 'companion', statute: 'HB 2225', from: '2027-01-01' },
  { state: 'Oregon', matter: 'companion', statute: 'SB 1546', from: '2027-01-01' },
  { state: 'Georgia', matter: 'companion', statute: 'SB 540 (Act 518)', from: '2027-07-01' },
  {
    state: 'Idaho',
    matter: 'companion',
    statute: 'SB 1297, Idaho Code § 48-2101 et seq.',
    from: '2027-07-01',
  },
  {
    state: 'Iowa',
    matter: 'companion',
    statute: 'SF 2417, Iowa Code ch. 554J',
    from: '2027-07-01',
  },
  { state: 'Nebraska', matter: 'companion', statute: 'LB 525', from: '2027-07-01' },
  {
    state: 'Texas',
    matter: 'appStore',
    statute: 'App Store Accountability Act (SB 2420), Bus. & Com. Code ch. 121',
    from: '2026-06-04',
  },
  {
    state: 'California',
    matter: 'appStore',
    statute: 'AB 1043, Digital Age Assurance Act',
    from: '2027-01-01',
  },
  {
    state: 'Utah',
    matter: 'appStore',
    statute: 'App Store Accountability Act, Utah Code ch. 13-76',
    from: '2027-05-06',
  },
  {
    state: 'California',
    matter: 'renewal',
    statute: 'Bus. & Prof. Code §§ 17600–17606',
    from: '2025-07-01',
  },
  {
    state: 'New York',
    matter: 'renewal',
    statute: 'General Business Law § 527-a',
    from: '2025-11-05',
  },
]
