import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { privacySections } from './privacy-sections.tsx'
import { termsSections } from './terms-sections.tsx'

const textOf = (body: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{body}</MemoryRouter>).replace(/<[^>]+>/g, ' ')

const sections = [...termsSections, ...privacySections].map(({ id, title, body }) => ({
  id,
  text: `${title} ${textOf(body)}`,
}))

/** Applies while contract/src/available.ts says so; building these parts turns their texts on and reverses this test. */
describe('the legal texts', () => {
  it('say wherever they speak of payouts that these are not open yet', () => {
    const unsaid = sections.filter(
      ({ text }) => /payout/i.test(text) && !/not open yet|before they open/.test(text),
    )
    expect(unsaid.map(({ id }) => id)).toEqual([])
    expect(sections.find(({ id }) => id === 'commissions')?.text).toMatch(/payouts are not open yet/)
  })

  it('send guests to the hotel, as there is no account of theirs', () => {
    const text = sections.find(({ id }) => id === 'cancellation')?.text
    expect(text).toContain('Cancel by writing to the hotel')
    expect(text).not.toContain('in your account')
  })
})
