import { users } from '@roomlark/contract/accounts/users'
import { bookings } from '@roomlark/contract/bookings/bookings'
import { analytics } from '@roomlark/contract/figures/analytics'
import { hotels } from '@roomlark/contract/inventory/hotels'
import { myData } from '@roomlark/contract/operations/my-data'
import { holds } from '@roomlark/contract/partners/commission-holds'
import { disputes } from '@roomlark/contract/partners/disputes'
import { earnings } from '@roomlark/contract/settlement/earnings'
import { fireEvent, getAllByRole, getByLabelText, getByRole, queryByLabelText } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { signedInAs } from './fixtures/accounts.ts'
import {
  aurora,
  booking,
  bookingId,
  hotelId,
  oneBooking,
  oneHotel,
  theHotel,
  theRooms,
} from './fixtures/hotel.ts'
import { makeId } from './fixtures/ids.ts'
import { otherPages } from './pages/all.ts'
import { answer, failures, refuse } from './support/answers.ts'
import {
  eventually,
  expectAfterRetry,
  expectPage,
  expectShown,
  openPage,
  preparePages,
  serveFor,
  words,
} from './support/open-page.ts'
import { testPages } from './support/test-pages.ts'

preparePages()
testPages(otherPages)

function press(name: string | RegExp): void {
  getByRole(document.body, 'button', { name }).click()
}

describe('who may see what', () => {
  it.each(['/login', '/register', '/'])('%s leads who is signed in to the dashboard', async (path) => {
    openPage('hotel', path)
    await expectPage({ shows: [['heading', 'Hotel Dashboard']] })
    expect(location.pathname).toBe('/dashboard')
  })

  it.each(['/hotels', '/hotels/create', '/bookings', '/users', '/analytics'])(
    '%s leads an affiliate to the dashboard',
    async (path) => {
      openPage('affiliate', path)
      await expectPage({ shows: [['heading', 'Affiliate Dashboard']] })
      expect(location.pathname).toBe('/dashboard')
    },
  )

  it('a profile that cannot be read ends at sign-in, never on a blank page', async () => {
    const failed = refuse(users.getProfile, 500, { code: 'internal', message: 'Something went wrong.' })
    openPage('hotel', '/dashboard', [failed])
    await expectPage({
      shows: [
        ['textbox', 'Email'],
        ['button', 'Sign in'],
      ],
    })
    expect(location.pathname).toBe('/login')
  })

  it.each([
    ['hotel', ['Dashboard', 'Hotels', 'Bookings']],
    ['affiliate', ['Dashboard', 'Partnerships', 'Performance']],
    ['admin', ['Dashboard', 'Users', 'Hotels', 'Bookings', 'Analytics', 'Settings']],
  ] as const)('the sidebar of %s has its items in order', async (userType, items) => {
    openPage(userType, '/dashboard')
    await expectPage({ shows: ['Dashboard'] })
    const links = [...document.querySelectorAll('nav[aria-label=Main] a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(items)
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      ...items.slice(1).map(() => null),
    ])
  })
})

describe('what surrounds a page', () => {
  it('leads from its foot to the pages of the account and to the support', async () => {
    openPage('hotel', '/dashboard')
    await expectPage({ shows: [['contentinfo']] })
    const links = [...getByRole(document.body, 'contentinfo').querySelectorAll('a')]
    const leads = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    for (const way of [
      'Dashboard /dashboard',
      'Hotels /hotels',
      'Bookings /bookings',
      'Profile /profile',
      'Help Center /help',
      'Status Page /status',
      'API Documentation /api/docs',
    ]) {
      expect(leads).toContain(way)
    }
  })

  it('leads from where there is no page to the dashboard', async () => {
    openPage('hotel', '/nowhere')
    await expectPage({ shows: [['link', 'Go to Dashboard']] })
    getByRole(document.body, 'link', { name: 'Go to Dashboard' }).click()
    await expectPage({ shows: [['heading', 'Hotel Dashboard']] })
    expect(location.pathname).toBe('/dashboard')
  })
})

describe('the search from anywhere', () => {
  /** Presses until the page listens, which it does a moment after it is drawn. */
  const openBy = (keys: object) =>
    eventually(() => {
      fireEvent.keyDown(document.body, keys)
      expectShown({ shows: [['option', /^New booking/]] })
    })
  const type = (text: string) =>
    fireEvent.input(getByRole(document.body, 'combobox', { name: 'Search everything' }), {
      target: { value: text },
    })

  it('finds a booking by what is typed, and opens it with Enter', async () => {
    openPage('hotel', '/dashboard', [oneHotel, oneBooking])
    await openBy({ key: 'k', ctrlKey: true })
    type('tove')
    await expectPage({ shows: [['option', /Tove Nilsen.*RL-4M8TX.*101.*Casa da Aurora/]] })
    fireEvent.keyDown(getByRole(document.body, 'combobox'), { key: 'Enter' })
    await eventually(() => expect(location.pathname + location.search).toBe(`/bookings?booking=${bookingId}`))
  })

  it('offers to block a room by its number', async () => {
    openPage('hotel', '/bookings', [oneHotel, theRooms])
    await openBy({ key: '/' })
    type('block 101')
    await expectPage({ shows: [['option', 'Block room 101']] })
  })

  it('says that a list could not be asked, and asks again', async () => {
    openPage('hotel', '/dashboard', [
      oneHotel,
      refuse(bookings.list, 500, { code: 'internal', message: 'Something went wrong.' }),
    ])
    await openBy({ key: '/' })
    type('tove')
    await expectPage({ shows: [['alert'], ['button', 'Try again']], hides: [['option', /Tove Nilsen/]] })
    serveFor('hotel', [oneHotel, oneBooking])
    await expectAfterRetry({ shows: [['option', /Tove Nilsen/]], hides: [['alert']] })
  })

  it('finds an affiliate nothing but pages', async () => {
    openPage('affiliate', '/dashboard', [refuse(bookings.list, 403, { code: 'forbidden', message: 'No.' })])
    await expectPage({ shows: [['button', 'Search everything']] })
    press('Search everything')
    await expectPage({ shows: [['option', 'Partnerships']] })
    type('earn')
    await expectPage({
      shows: [
        ['option', 'Earnings'],
        ['option', 'Search the help for “earn”'],
      ],
      hides: [['option', 'Partnerships']],
    })
  })
})

describe('/settings of an administrator', () => {
  it.each([
    { section: 'defaults', open: null, label: 'Hold (days)', typed: '21' },
    {
      section: 'legal',
      open: 'New version of the Cookie Policy',
      label: 'What is new',
      typed: 'One cookie fewer',
    },
  ])('asks before what was changed in $section is left', async ({ section, open, label, typed }) => {
    openPage('admin', `/settings?section=${section}`)
    await expectPage({ shows: [['heading', section === 'legal' ? 'Legal texts' : 'Commission']] })
    if (open) {
      await expectPage({ shows: [['button', open]] })
      press(open)
    }
    await eventually(() => expect(queryByLabelText(document.body, label)).not.toBeNull())
    fireEvent.input(getByLabelText(document.body, label), { target: { value: typed } })
    const question: [string, string] = ['dialog', 'Leave this page?']
    const leaveBy = async (link: string) => {
      getAllByRole(document.body, 'link', { name: link })[0]?.click()
      await expectPage({ shows: [question] })
    }
    // The first link leads to another section of the same page, the second to another page.
    for (const link of ['Exchange rates', 'Dashboard']) {
      await leaveBy(link)
      press('Stay on this page')
      await expectPage({ shows: [], hides: [question] })
      expect(location.search).toBe(`?section=${section}`)
      expect(getByLabelText(document.body, label)).toHaveProperty('value', typed)
    }
    await leaveBy('Exchange rates')
    press('Leave')
    await eventually(() => expect(location.search).toBe('?section=rates'))
  })
})

describe('/hotels/:id/edit', () => {
  it.each(['', '/edit'])('says of a hotel of somebody else that it is not found (%s)', async (rest) => {
    openPage('hotel', `/hotels/${hotelId}${rest}`, [
      refuse(hotels.get, 404, { code: 'not_found', message: 'There is no such hotel.' }),
    ])
    await eventually(() => expect(words()).toMatch(/not found/i))
  })

  it('refuses a single coordinate until both are there or neither', async () => {
    openPage('hotel', `/hotels/${hotelId}/edit`, [theHotel])
    await eventually(() => expect(queryByLabelText(document.body, /^Latitude/)).not.toBeNull())
    const fill = (label: RegExp, value: string) => {
      const field = getByLabelText(document.body, label)
      fireEvent.input(field, { target: { value } })
      fireEvent.focusOut(field)
    }
    const aLongitude = 'Enter a longitude as well, or neither'
    const aLatitude = 'Enter a latitude as well, or neither'
    fill(/^Latitude/, '40.6')
    await expectPage({ shows: [], hides: [aLongitude] })
    fireEvent.focusOut(getByLabelText(document.body, /^Longitude/))
    await expectPage({ shows: [aLongitude] })
    fill(/^Latitude/, '')
    await expectPage({ shows: [], hides: [aLongitude] })
    fill(/^Longitude/, '14.4')
    await expectPage({ shows: [aLatitude] })
    fill(/^Latitude/, '40.6')
    await expectPage({ shows: [], hides: [aLongitude, aLatitude] })
  })
})

describe('/profile?tab=data', () => {
  it('says what an affiliate gives up whose commission is below the payout minimum', async () => {
    openPage('affiliate', '/profile?tab=data', [answer(myData.get, { obstacles: [], unpaidUsdCents: 1235 })])
    await expectPage({ shows: ['You are owed $12.35. That is below the payout minimum'] })
  })
})

describe('/performance/earnings/statements/:id', () => {
  it('leads from the statement over one of its stays to a question about it', async () => {
    const stay = { bookingId: makeId(41), reference: 'RL-7B2KD', hotel: { id: hotelId, name: aurora.name } }
    openPage('affiliate', `/performance/earnings/statements/${makeId(40)}`, [
      answer(earnings.statement, { hotels: [{ hotel: stay.hotel, stays: 1 }] }),
      answer(earnings.lines, [stay], { total: 1, totalPages: 1, page: 1, limit: 50 }),
      answer(disputes.ofCommission, { side: 'affiliate', reference: stay.reference }),
    ])
    await expectPage({ shows: [['button', 'Ask about this statement']] })
    press('Ask about this statement')
    await expectPage({ shows: ['Choose the stay that is not right', ['button', /^RL-7B2KD/]] })
    press(/^RL-7B2KD/)
    await expectPage({ shows: ['Ask about this commission', 'What the hotel kept', ['button', 'Send']] })
  })
})

describe('/bookings/:id', () => {
  it.each(['hotel', 'admin'] as const)(
    'shows %s the way to the receipt of a commission',
    async (userType) => {
      const partner = { name: 'Slow Miles', method: 'link' as const, costCents: 16_920 }
      openPage(userType, `/bookings/${bookingId}`, [
        oneBooking,
        answer(bookings.get, { ...booking, partner: { ...partner, platform: null } }),
      ])
      await expectPage({ shows: ['Slow Miles', ['link', 'Why this amount']] })
      expect(document.querySelector(`a[href="/commissions/${bookingId}"]`)).not.toBeNull()
    },
  )
})

describe('/bookings', () => {
  it('shows administrators how many holds are open', async () => {
    openPage('admin', '/bookings', [
      answer(holds.list, [], {
        total: 0,
        totalPages: 0,
        page: 1,
        limit: 1,
        openUsdCents: 0,
        counts: { open: 3, released: 1, voided: 0 },
      }),
    ])
    await eventually(() =>
      expect(document.querySelector('a[href="/bookings/holds"]')?.textContent).toBe('Holds3'),
    )
  })

  it.each([
    ['admin', true],
    ['hotel', false],
  ] as const)('shows %s the tabs of money: %s', async (userType, shown) => {
    openPage(userType, '/bookings')
    await expectPage({ shows: ['No bookings yet'] })
    const tabs = document.querySelectorAll('nav[aria-label="Bookings and money"] a')
    expect(tabs.length > 0).toBe(shown)
    if (shown) expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
  })
})

describe('/hotels', () => {
  it('says of each hotel what it is', async () => {
    const plain = { ...aurora, starRating: 1, baseCommissionRate: 12.5, isActive: false }
    const second = { id: makeId(20), name: 'Second', starRating: 4, isActive: true }
    openPage('hotel', '/hotels', [
      answer(hotels.list, [plain, second], { total: 2, totalPages: 1, page: 1, limit: 10 }),
    ])
    await expectPage({ shows: ['Second'] })
    const [one, other] = [...document.querySelectorAll('article')]
    for (const text of ['No image', 'Lisboa, Portugal', '1 star', 'Inactive', '12.5%', 'commission']) {
      expect(one?.textContent).toContain(text)
    }
    expect(one?.textContent).not.toContain('1 stars')
    expect(one?.querySelector(`a[href="/hotels/${hotelId}"]`)).not.toBeNull()
    expect(one?.querySelector(`a[href="/hotels/${hotelId}/edit"]`)).not.toBeNull()
    expect(other?.textContent).toContain('4 stars')
    expect(other?.textContent).toContain('Active')
  })

  it('moves the focus to the results once trying again has brought them', async () => {
    openPage('hotel', '/hotels', [], failures)
    await expectPage({ shows: ['Failed to load hotels. Please try again.'] })
    serveFor('hotel')
    await expectAfterRetry({ shows: ['No hotels found.'] })
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Results'))
  })

  it('leads back from beyond the last page, and says nothing of a first hotel', async () => {
    openPage('hotel', '/hotels?page=9', [
      answer(hotels.list, [], { total: 1, totalPages: 1, page: 9, limit: 10 }),
    ])
    await expectPage({
      shows: ['The 1 result is on an earlier page.', ['link', 'Go to page 1']],
      hides: ['Create your first hotel'],
    })
  })
})

describe.each(['hotel', 'affiliate', 'admin'] as const)('/dashboard of %s', (userType) => {
  it('shows samples, and calls them that, where there is nothing yet', async () => {
    openPage(userType, '/dashboard')
    await expectPage({
      shows: [
        ...['142', '$28,450', '$3,420', '3.2%', 'Up12%', 'Up8%', 'Up15%', 'Down2%'],
        ...['45%', '30%', '20%', '5%'],
      ],
    })
    await eventually(() => {
      expect(words().split('Sample data')).toHaveLength(5)
      expect(words().split('New booking received2 hours ago')).toHaveLength(6)
    })
  })

  it('shows a real zero as zero', async () => {
    openPage(userType, '/dashboard', [
      answer(analytics.dashboard, {}),
      answer(analytics.bookingTrends, {
        labels: ['Oct', 'Nov'],
        datasets: [{ label: 'Bookings', data: [0, 0] }],
      }),
      answer(analytics.revenueBySource, []),
      answer(analytics.activity, [], {}),
    ])
    await expectPage({
      shows: [
        'Total Bookings0',
        '$0',
        '0%',
        'Up0%',
        'No revenue in this period yet.',
        'Nothing has happened yet.',
      ],
      hides: ['Sample data'],
    })
  })
})

describe('/analytics', () => {
  it('shows the weeks around the day of a reader who is ahead of UTC', async () => {
    vi.setSystemTime('2026-11-15T22:00:00Z')
    const asked = vi.spyOn(globalThis, 'fetch')
    openPage('admin', '/analytics', [signedInAs('admin', 'Pacific/Auckland')])
    await eventually(() => {
      const urls = asked.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
      // It is Monday 16 November in Auckland, and the figures begin five weeks before.
      expect(urls).toContainEqual(expect.stringMatching(/\/analytics\/occupancy\?.*fromOn=2026-10-12/))
    })
  })
})
