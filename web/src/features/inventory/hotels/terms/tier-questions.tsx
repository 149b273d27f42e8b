import type { HotelTiers, TierQuestion } from '@roomlark/contract/partners/tiers'
import { say } from '@roomlark/contract/say'
import { sayBrought, sayTierAmount } from '@roomlark/contract/tier-words'
import { useAnswerTier } from '../../../../data/tiers.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'

type TierQuestionsProps = { hotelId: string; tiers: HotelTiers }

/** Partners who did not reach their tier again, for the hotel to decide; nothing without any. */
export function TierQuestions({ hotelId, tiers }: TierQuestionsProps) {
  if (tiers.questions.length === 0) return null
  return (
    <Card>
      <CardHead
        title={say('Keep these tiers?')}
        subtitle={say('Nothing changes until you decide. A lower rate counts after 30 days’ notice.')}
      />
      <ul className="divide-y divide-border">
        {tiers.questions.map((question) => (
          <Question key={question.grantId} hotelId={hotelId} question={question} />
        ))}
      </ul>
    </Card>
  )
}

function Question({ hotelId, question }: { hotelId: string; question: TierQuestion }) {
  const answer = useAnswerTier(hotelId)
  const { grantId, partnerName, ratePercent, lowerPercent, figure, fromOn, untilOn } = question
  const send = (choice: 'keep' | 'lower') =>
    answer.mutate(
      { grantId, answer: choice },
      { onError: (error) => showRefusal(error, say('That did not work. Please try again.')) },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-strong wrap-anywhere">{partnerName}</p>
        <p className="text-sm text-muted">
          {say('{brought} of {needed}, {period}', {
            brought: sayBrought(question, figure, accountFormats),
            needed: sayTierAmount(question, accountFormats),
            period: longRangeWords(fromOn, untilOn),
          })}
        </p>
      </div>
      <Button size="sm" variant="secondary" disabled={answer.isPending} onClick={() => send('keep')}>
        {say('Keep {percent}', { percent: percentText(ratePercent) })}
      </Button>
      <Button size="sm" variant="quiet" disabled={answer.isPending} onClick={() => send('lower')}>
        {say('Lower to {percent}', { percent: percentText(lowerPercent) })}
      </Button>
    </li>
  )
}
