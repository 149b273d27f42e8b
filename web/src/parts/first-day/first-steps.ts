import { type FirstDay, type FirstStep, firstSteps } from '@roomlark/contract/partners/own-partnerships'
import { say } from '@roomlark/contract/say'
import type { ChecklistStep } from '../../ui/checklist.tsx'

type StepWords = { title: string; text: (day: FirstDay) => string; to: (day: FirstDay) => string }

const words: Record<FirstStep, StepWords> = {
  profile: {
    title: say('Say who you are'),
    text: () => say('Your public name and who follows you'),
    to: () => '/partnerships/profile',
  },
  hotel: {
    title: say('Find a hotel'),
    text: ({ isWaiting }) =>
      isWaiting ? say('Your request is with the hotel') : say('Ask it for a partnership'),
    to: ({ isWaiting }) => (isWaiting ? '/partnerships/requests' : '/partnerships/find'),
  },
  link: {
    title: say('Copy your link'),
    text: ({ partnershipId }) =>
      partnershipId === null
        ? say('You get it once a hotel agrees')
        : say('To share where you recommend the hotel'),
    to: linkPlace,
  },
  test: {
    title: say('Test it'),
    text: () => say('From the click to what it would earn'),
    to: (day) =>
      day.partnershipId !== null && day.linkId !== null
        ? `/partnerships/${day.partnershipId}/links/${day.linkId}/test`
        : linkPlace(day),
  },
}

function linkPlace({ partnershipId }: FirstDay): string {
  return partnershipId === null ? '/partnerships' : `/partnerships/${partnershipId}`
}

/** Every step with a link to where it is done; the first open one is next. */
export function listFirstSteps(day: FirstDay): ChecklistStep[] {
  const now = firstSteps.find((step) => !day.done.includes(step))
  return firstSteps.map((step) => ({
    step,
    title: words[step].title,
    text: words[step].text(day),
    to: words[step].to(day),
    mark: day.done.includes(step) ? 'done' : step === now ? 'now' : 'next',
  }))
}
