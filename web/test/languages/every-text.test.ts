import { amenities } from '@roomlark/contract/inventory/amenities'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { nearbyKinds } from '@roomlark/contract/inventory/nearby'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { textsIn } from '../../src/guest/texts/texts.ts'
import { publicPages, signedInPages } from '../pages/all.ts'
import { fetchAnswer } from '../support/answers.ts'
import { eventually, expectShown, openPage, preparePages, readInEnglish } from '../support/open-page.ts'
import { isTranslated, type State } from '../support/page-table.ts'
import { collectTexts, findLeftovers, findTexts, findTranslatedCodes } from './find-leftovers.ts'
import { fromStrange } from './strange-letters.ts'

preparePages()

const answered = new Set<string>()
let waiting = 0

async function fetchAndNote(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (neverAnswered.test(input instanceof Request ? input.url : String(input)))
    return fetchAnswer(input, init)
  waiting += 1
  try {
    const response = await fetchAnswer(input, init)
    const isJson = response.headers.get('content-type')?.includes('json')
    for (const text of isJson ? findTexts(await response.clone().json()) : []) answered.add(text)
    return response
  } finally {
    waiting -= 1
  }
}

/** The stream of events, and outlines of maps. */
const neverAnswered = /\/live(\?|$)|\/atlas\//

beforeAll(() => {
  vi.stubGlobal('fetch', fetchAndNote)
  readInEnglish(fromStrange)
})

/** Everything that the page says from when it is in this state until no answer is on its way and nothing changes. */
async function readPage(state: State): Promise<string[]> {
  const said = new Set<string>()
  let before = ''
  const listen = () => {
    const texts = collectTexts()
    for (const text of texts) said.add(text)
    return texts.join(' ')
  }
  await eventually(() => {
    said.clear()
    listen()
    expectShown(state)
  })
  await eventually(() => {
    const all = listen()
    const isQuiet = all === before && waiting === 0 && !document.querySelector('[data-loading]')
    before = all
    if (!isQuiet) throw new Error(`${waiting} answers are on their way to: ${all}`)
  })
  return [...said]
}

/** Lists what else a page may say: texts that guests get in their own language, and what is written in files. */
function ownTexts(page: string): string[] {
  if (page.startsWith('/stay/')) return findTexts(textsIn('en'))
  if (!/import|rooming-list/.test(page)) return []
  return [
    ...[amenities, nearbyKinds, childrenPolicies, petsPolicies, cancellationPresets].flatMap(Object.keys),
    ...['direct', 'ota', 'other', 'card', 'cash', 'transfer', 'voucher'],
  ]
}

describe('every page shows what it should, and has a translation of every text', () => {
  for (const { page, as, at, empty, full } of [...publicPages, ...signedInPages].filter(isTranslated)) {
    for (const [name, state] of Object.entries({ empty, full })) {
      if ('never' in state) continue
      it(`${page} for ${as}, ${name}`, async () => {
        answered.clear()
        openPage(as, at?.(name === 'full' ? 'full' : 'empty') ?? page, state.given)
        const texts = await readPage(state)
        const leftovers = findLeftovers(texts, new Set([...answered, ...ownTexts(page)]))
        expect.soft(leftovers, `without a translation:\n${leftovers.join('\n')}\n`).toEqual([])
        const codes = findTranslatedCodes()
        expect.soft(codes, `translated, but for no reader:\n${codes.join('\n')}\n`).toEqual([])
      })
    }
  }
})
