import { campaignPayWords } from './campaign-words.ts'
import { isolate } from './isolate.ts'
import type { CampaignTold, PartnershipHappening, TierGoalTold } from './partnership-events.ts'
import { say } from './say.ts'
import { sayBrought, sayGoal, sayTierAmount, sayTierTerms } from './tier-words.ts'
import type { WordFormats } from './word-formats.ts'

/** What a hotel pays on top of what was agreed: campaigns, tiers and the bonus. */
type Reward = Extract<
  PartnershipHappening,
  { kind: `campaign-${string}` | `tier-${string}` | 'tiers-changed' }
>

/** One line of the history of a partnership. */
export function sayRewardEvent(happened: Reward, formats: WordFormats): string {
  switch (happened.kind) {
    case 'campaign-started':
      return say('Campaign {name}: {pay}', campaignValues(happened.params, formats))
    case 'campaign-stopped':
      return say('Campaign {name} stopped', campaignValues(happened.params, formats))
    case 'tiers-changed': {
      const { terms, countFrom } = happened.params
      const words = sayTierTerms(terms, formats)
      return countFrom === null
        ? say('Tiers and bonus from now on: {terms}', { terms: words })
        : say('Tiers and bonus from {day}: {terms}', { terms: words, day: formats.day(countFrom) })
    }
    case 'tier-reached': {
      const { ratePercent } = happened.params
      return say('Tier of {percent}% reached, with {goal}', {
        percent: ratePercent,
        goal: sayGoal(happened.params, formats),
      })
    }
    case 'tier-missed':
      return say(
        'Tier of {percent}% not reached again: {figure} of {amount}',
        missedValues(happened.params, formats),
      )
    case 'tier-kept':
      return say('Tier of {percent}% kept', { percent: happened.params.ratePercent })
    case 'tier-lowered': {
      const { fromPercent, toPercent, effectiveOn } = happened.params
      return say('Tier lowered: {percent}% instead of {before}% from {day}', {
        percent: toPercent,
        before: fromPercent,
        day: formats.day(effectiveOn),
      })
    }
  }
}

/** Words a notification to one of the two sides; the partner is the other one. */
export function sayRewardNews(
  { side, happened }: { side: 'hotel' | 'affiliate'; happened: Reward },
  names: { partner: string; hotel: string; place: string },
  formats: WordFormats,
): { title: string; rest: string } {
  switch (happened.kind) {
    case 'campaign-started': {
      const words = campaignValues(happened.params, formats)
      return {
        title: say('{hotel}: campaign {name}', { ...words, hotel: names.partner }),
        rest: say('{pay}. Your links need no change.', words),
      }
    }
    case 'campaign-stopped':
      return {
        title: say('{hotel} stopped the campaign {name}', {
          ...campaignValues(happened.params, formats),
          hotel: names.partner,
        }),
        rest: say('Bookings already made keep it. New ones get your usual rate.'),
      }
    case 'tiers-changed': {
      const { terms, countFrom } = happened.params
      return {
        title: say('{hotel}: tiers and bonus', { hotel: names.partner }),
        rest:
          countFrom === null
            ? say('From now on: {terms}.', { terms: sayTierTerms(terms, formats) })
            : say('From {day}: {terms}. A tier that you reached stays.', {
                day: formats.day(countFrom),
                terms: sayTierTerms(terms, formats),
              }),
      }
    }
    case 'tier-reached': {
      const tier = { ...names, percent: happened.params.ratePercent }
      return side === 'hotel'
        ? {
            title: say(
              '{place, select, hotel {{partner} reached a tier at {hotel}: {percent}%} other {{partner} reached a tier: {percent}%}}',
              tier,
            ),
            rest: say('Bookings made from now on get it.'),
          }
        : {
            title: say('You reached a tier at {hotel}: {percent}%', { ...tier, hotel: names.partner }),
            rest: say('Bookings made from now on get it.'),
          }
    }
    case 'tier-missed': {
      const missed = { ...names, ...missedValues(happened.params, formats) }
      return side === 'hotel'
        ? {
            title: say(
              '{place, select, hotel {{partner} at {hotel}: keep the tier of {percent}%?} other {{partner}: keep the tier of {percent}%?}}',
              missed,
            ),
            rest: say(
              'They brought {figure} of {amount} in the last period. Nothing changes until you decide.',
              missed,
            ),
          }
        : {
            title: say('{hotel} may lower your tier of {percent}%', { ...missed, hotel: names.partner }),
            rest: say(
              'You brought {figure} of {amount} in the last period. Nothing is lowered without 30 days’ notice.',
              missed,
            ),
          }
    }
    case 'tier-kept':
      return {
        title: say('{hotel} lets you keep your tier of {percent}%', {
          hotel: names.partner,
          percent: happened.params.ratePercent,
        }),
        rest: say('It is reviewed again after the next period.'),
      }
    case 'tier-lowered':
      return {
        title: say('{hotel}: {percent}% instead of {before}%', {
          hotel: names.partner,
          percent: happened.params.toPercent,
          before: happened.params.fromPercent,
        }),
        rest: say('This takes effect on {day}. Bookings made before that day keep their terms.', {
          day: formats.day(happened.params.effectiveOn),
        }),
      }
  }
}

function missedValues(
  told: TierGoalTold & { threshold: number; figure: number; ratePercent: number },
  formats: WordFormats,
) {
  return {
    percent: told.ratePercent,
    figure: sayBrought(told, told.figure, formats),
    amount: sayTierAmount(told, formats),
  }
}

function campaignValues(told: CampaignTold, formats: WordFormats) {
  return { name: isolate(told.name), pay: campaignPayWords(told, formats) }
}
