import { affiliateSites } from '@roomlark/contract/guest-site/affiliate-sites'
import { linkTests } from '@roomlark/contract/guest-site/link-test'
import { ownLinks } from '@roomlark/contract/guest-site/own-links'
import { partnerCodes } from '@roomlark/contract/guest-site/partner-codes'
import { partnerLinks } from '@roomlark/contract/guest-site/partner-links'
import { campaigns } from '@roomlark/contract/partners/campaigns'
import { creatives } from '@roomlark/contract/partners/creatives'
import { tiers } from '@roomlark/contract/partners/tiers'
import { aurora, double } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, never, type PageStates, waits } from '../support/page-table.ts'

const partnershipId = makeId(40)
const linkId = makeId(41)

const seeRooms = { en: 'See rooms', es: '', de: '', fr: '', it: '' }

const thePartnership = answer(partnerLinks.partnership, {
  id: partnershipId,
  state: 'paused',
  stateSince: '2026-11-10T09:00:00.000Z',
  approvedAt: '2026-03-03T09:00:00.000Z',
  hotel: {
    id: aurora.id,
    name: aurora.name,
    slug: aurora.slug,
    city: aurora.city,
    country: aurora.country,
    isPublic: true,
    roomTypes: [{ id: double.id, name: double.name }],
  },
  terms: {
    ratePercent: 15,
    yoursPercent: 12,
    windowDays: 30,
    allowsPaidAds: false,
    announced: [
      {
        id: 1,
        term: 'rate',
        from: 15,
        to: 13,
        isBase: true,
        announcedAt: '2026-11-15T09:00:00.000Z',
        effectiveOn: '2026-12-15',
      },
    ],
  },
  holdDays: 14,
  platformSharePercent: 20,
})
const theLinks = answer(
  partnerLinks.list,
  [
    {
      id: linkId,
      code: 'lumira427',
      url: 'https://roomlark.example/r/lumira427',
      label: 'terrace-june',
      roomTypeId: double.id,
      roomTypeName: double.name,
      checkInOn: '2026-12-24',
      checkOutOn: '2026-12-28',
      figures: { clicks: 158, bookings: 3, stays: 1, earningsUsdCents: 48_096 },
      suspectedClicks: 12,
    },
  ],
  { fromOn: '2026-10-18', untilOn: '2026-11-16' },
)

/** The links of a partnership, what is made of them and how they are tried. */
export const partnerLinkPages: readonly PageStates[] = [
  {
    page: '/partnerships/links',
    as: 'affiliate',
    loading: waits(),
    empty: { shows: [['button', 'Create link'], 'No such links yet. Paste an address above.'] },
    full: {
      given: [
        answer(
          ownLinks.list,
          [
            {
              id: linkId,
              label: 'Amalfi coast',
              url: 'https://roomlark.example/r/lumira427',
              target: 'place',
              opens: 'https://roomlark.example/stays/in/italy/positano',
              figures: { clicks: 158, bookings: 3, stays: 1, earningsUsdCents: 48_096 },
              suspectedClicks: 12,
            },
          ],
          { fromOn: '2026-10-18', untilOn: '2026-11-16' },
        ),
        answer(affiliateSites.list, [
          { id: makeId(43), name: 'Slow Miles', url: 'https://slowmiles.example', links: 3 },
        ]),
      ],
      shows: [
        ['heading', 'Make a link'],
        ['link', 'Slow Miles'],
        ['combobox', 'Site'],
        ['link', 'Page of a place'],
        ['button', 'More about Amalfi coast'],
        ...['Amalfi coast', 'roomlark.example/r/lumira427', '158 clicks', '12 suspected', '$480.96'],
      ],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/partnerships/:id',
    as: 'affiliate',
    at: () => `/partnerships/${partnershipId}`,
    loading: waits(),
    empty: { shows: ['No links yet. Create one to recommend this hotel.', 'No codes yet.'] },
    full: {
      given: [
        thePartnership,
        theLinks,
        answer(tiers.ofPartnership, {
          terms: {
            ...{ basis: 'stays', period: 'quarter', bonusCents: 50_00, currency: 'EUR' },
            tiers: [{ threshold: 10, ratePercent: 18 }],
          },
          ...{ announced: null, reachedPercent: null, endsOn: null, figure: 7, isBonusOpen: false },
          ...{ fromOn: '2026-10-01', untilOn: '2026-12-31' },
        }),
        answer(campaigns.ofPartnership, [
          {
            ...{ name: 'Christmas', kind: 'rate', percent: 20, dayOf: 'arrival' },
            ...{ fromOn: '2026-12-01', untilOn: '2026-12-24' },
          },
        ]),
        answer(partnerLinks.tags, [
          { tag: 'newsletter', suspectedClicks: 4, figures: { clicks: 12, bookings: 1 } },
        ]),
        answer(partnerCodes.list, [
          { code: 'SLOWSEA', label: 'Podcast', discountPercent: 5, agreement: 'proposed' },
        ]),
      ],
      shows: [
        ...([
          ['heading', /Links for Casa da Aurora/],
          ['heading', 'terrace-june'],
          ['button', 'New link'],
          ['button', 'PNG'],
          ['link', 'Test my link'],
        ] as const),
        ...[
          '15%, yours 12%',
          'paused since',
          '13% instead of 15%',
          '$480.96',
          'newsletter',
          'SLOWSEA',
          '4 suspected',
        ],
        'So far 7 of 10 stays for 18%, until',
        ...['Campaign Christmas', 'At least 20% for stays that begin from'],
        ...['The hotel decides', 'roomlark.example/r/lumira427', 'data-ref="lumira427"'],
      ],
    },
    failed: fails('This partnership did not load'),
  },
  {
    page: '/partnerships/:id/creatives',
    as: 'affiliate',
    at: () => `/partnerships/${partnershipId}/creatives`,
    loading: waits(),
    empty: {
      given: [
        thePartnership,
        answer(creatives.ofPartnership, { images: [], texts: {}, brandRules: '', seeRooms }),
      ],
      shows: [['heading', 'Creatives']],
    },
    full: {
      given: [
        thePartnership,
        theLinks,
        answer(creatives.ofPartnership, {
          images: [{ credit: '© Anna Ferri', altTexts: { en: 'The terrace' } }],
          texts: { en: { short: 'A house above the sea.', long: '' } },
          brandRules: 'No paid search for our name.',
          seeRooms,
        }),
      ],
      shows: [
        ...['No paid search for our name.', 'A house above the sea.', '© Anna Ferri'],
        'href="https://roomlark.example/r/lumira427?lang=en"',
        ['button', 'Copy HTML'],
        ['link', 'JPEG, 1200 × 630 px'],
      ],
    },
    failed: fails('This did not load'),
  },
  {
    page: '/partnerships/:id/embed',
    as: 'affiliate',
    at: () => `/partnerships/${partnershipId}/embed`,
    loading: waits(),
    empty: { shows: ['The box carries one of your links, so create a link first.'] },
    full: {
      given: [thePartnership, theLinks],
      shows: [
        ['heading', 'Put it on your site'],
        ['combobox', 'Link'],
        ['button', 'Copy snippet'],
      ],
    },
    failed: fails('This partnership did not load'),
  },
  {
    page: '/partnerships/:id/links/:linkId/test',
    as: 'affiliate',
    at: () => `/partnerships/${partnershipId}/links/${linkId}/test`,
    loading: waits(),
    empty: never('a link that is tested is one of the partnership'),
    full: {
      given: [
        thePartnership,
        theLinks,
        answer(linkTests.run, {
          at: '2026-11-16T14:02:00.000Z',
          tookMs: 700,
          steps: [
            { step: 'counts', isPassed: true, found: { kind: 'would-count' }, tookMs: 3 },
            {
              step: 'dates',
              isPassed: false,
              tookMs: 41,
              found: { kind: 'room-full', room: double.name, on: '2026-12-27' },
            },
          ],
          nearest: { checkInOn: '2026-12-24', checkOutOn: '2026-12-27' },
          wouldEarn: {
            stay: { checkInOn: '2026-12-24', checkOutOn: '2026-12-27' },
            currency: 'USD',
            nights: [{ fromOn: '2026-12-24', nights: 3, cents: 40_000 }],
            includedVatCents: 0,
            baseCents: 120_000,
            ratePercent: 15,
            boostPercent: 0,
            grossCents: 18_000,
            shareCents: 3600,
            netCents: 14_400,
          },
        }),
      ],
      shows: [
        ...['1 of 2 steps passed', 'One to fix', 'The click would count', 'The dates cannot be booked'],
        ...['The room “Double room” is full on 27 December 2026', '$144.00'],
        ['button', 'Use 24 to 27 December'],
      ],
    },
    failed: fails('This partnership did not load'),
  },
]
