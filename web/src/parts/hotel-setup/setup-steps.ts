import type { HotelSetup, SaleObstacle, SetupStep } from '@roomlark/contract/inventory/hotel-setup'
import { setupSteps } from '@roomlark/contract/inventory/hotel-setup'
import { say } from '@roomlark/contract/say'
import { listWords } from '../../lib/list-words.ts'
import type { ChecklistStep } from '../../ui/checklist.tsx'

type StepWords = { title: string; text: string; to: (hotelId: string) => string }

const words: Record<SetupStep, StepWords> = {
  hotel: {
    title: say('Add your hotel'),
    text: say('Name, place and policies'),
    to: (id) => `/hotels/${id}/edit`,
  },
  photos: {
    title: say('Add photos'),
    text: say('The first one is the cover'),
    to: (id) => `/hotels/${id}/edit#section-photos`,
  },
  rooms: {
    title: say('Add rooms'),
    text: say('A room type with its room numbers'),
    to: (id) => `/hotels/${id}/rates?tab=rooms`,
  },
  'rate-plan': {
    title: say('Add a rate plan'),
    text: say('What guests pay, and on which terms'),
    to: (id) => `/hotels/${id}/rates?tab=plans`,
  },
  taxes: {
    title: say('Set taxes'),
    text: say('City tax and VAT, or none'),
    to: (id) => `/hotels/${id}/rates?tab=plans#taxes`,
  },
  partners: {
    title: say('List it for partners'),
    text: say('Affiliates find it and may recommend it'),
    to: (id) => `/hotels/${id}/partners`,
  },
  active: {
    title: say('Make it active'),
    text: say('Opens it to guests'),
    to: (id) => `/hotels/${id}#active`,
  },
}

/**
 * Every step with a link to where it is done; the first open one is next. Without a hotel only the first has a link.
 * Partners are no step while partnerships are closed.
 */
export function listSetupSteps(setup: HotelSetup | null, hasPartners: boolean): ChecklistStep[] {
  const done = setup?.done ?? []
  const steps = setupSteps.filter((step) => step !== 'partners' || hasPartners)
  const now = steps.find((step) => !done.includes(step))
  return steps.map((step) => ({
    step,
    title: words[step].title,
    text: words[step].text,
    to: setup ? words[step].to(setup.hotelId) : '/hotels/create',
    mark: done.includes(step) ? 'done' : step === now ? 'now' : 'next',
  }))
}

const obstacleWords: Record<SaleObstacle, (setup: Pick<HotelSetup, 'currency'>) => string> = {
  owner: () => say('the account of its owner is suspended, not verified or about to be deleted'),
  rooms: () => say('it has no room'),
  'rate-plan': () => say('it has no rate plan on sale'),
  'exchange-rate': ({ currency }) =>
    say('an administrator has to set an exchange rate for {currency} first', { currency }),
  inactive: () => say('it is inactive'),
}

/** Says whether guests can book it and, if not, why. */
export function saleWords(setup: Pick<HotelSetup, 'missing' | 'currency'>): string {
  if (setup.missing.length === 0) return say('Guests can see and book it.')
  const reasons = setup.missing.map((obstacle) => obstacleWords[obstacle](setup))
  return say('Guests cannot see or book it: {reasons}.', { reasons: listWords(reasons) })
}
