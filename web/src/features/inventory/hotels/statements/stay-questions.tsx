import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { StayAnswer, StayQuestion } from '@roomlark/contract/settlement/stay-questions'
import { useState } from 'react'
import { useAnswerStayQuestion, useStayQuestions } from '../../../../data/hotel-statements.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CircleHelp } from '../../../../ui/icons/circle-help.ts'
import { toast } from '../../../../ui/toast.ts'
import { LeftEarlyDialog } from './left-early-dialog.tsx'

/** So many are asked at once; the next follow when these are answered. */
const asked = 3

/** Stays that are over although nobody has said how they went. Where there are none, nothing is shown. */
export function StayQuestions({ hotelId }: { hotelId: string }) {
  const { data } = useStayQuestions(hotelId)
  if (!data || data.data.length === 0) return null
  const shown = data.data.slice(0, asked)
  const others = data.meta.total - shown.length
  return (
    <section aria-label={say('Questions about stays')} className="mb-5 grid gap-3">
      {shown.map((question) => (
        <Question key={question.bookingId} hotelId={hotelId} question={question} />
      ))}
      {others > 0 ? (
        <p className="text-sm text-muted">
          {say('{questions, plural, one {# more question} other {# more questions}} after these.', {
            questions: others,
          })}
        </p>
      ) : null}
    </section>
  )
}

function Question({ hotelId, question }: { hotelId: string; question: StayQuestion }) {
  const answer = useAnswerStayQuestion(hotelId)
  const [isLeftEarly, setLeftEarly] = useState(false)
  const { bookingId, version, isCheckedIn } = question
  const record = (said: Exclude<StayAnswer['answer'], 'left-early'>, done: string) =>
    answer.mutate(
      { bookingId, version, answer: said },
      {
        onSuccess: () => toast.success(done),
        onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
      },
    )
  return (
    <div className="flex items-center gap-[18px] rounded-lg bg-accent-soft px-[18px] py-[18px] max-md:flex-col max-md:items-stretch max-md:gap-3 md:px-6">
      <span
        aria-hidden="true"
        className="grid size-[38px] shrink-0 place-items-center rounded-[10px] bg-surface text-accent-text max-md:hidden"
      >
        <CircleHelp className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-strong wrap-anywhere">{questionWords(question)}</p>
        <p className="text-[14px] leading-5 wrap-anywhere">{aboutWords(question)}</p>
      </div>
      <May do="decide-partners" at={hotelId}>
        <div className="flex shrink-0 flex-wrap gap-2 max-md:*:grow">
          <Button
            busy={answer.isPending && say('Recording')}
            onClick={() => record('stayed', say('Recorded. The stay is in the statement.'))}
          >
            {isCheckedIn ? say('Stayed to the end') : say('Arrived')}
          </Button>
          {isCheckedIn ? null : (
            <Button
              variant="secondary"
              disabled={answer.isPending}
              onClick={() => record('no-show', say('Recorded. Only what you kept is billed.'))}
            >
              {say('No-show')}
            </Button>
          )}
          <Button variant="secondary" disabled={answer.isPending} onClick={() => setLeftEarly(true)}>
            {say('Left early')}
          </Button>
        </div>
      </May>
      {isLeftEarly ? (
        <LeftEarlyDialog hotelId={hotelId} question={question} onClose={() => setLeftEarly(false)} />
      ) : null}
    </div>
  )
}

function questionWords({ guestName, isCheckedIn, checkInOn, checkOutOn }: StayQuestion): string {
  const day = weekdayLongDay(isCheckedIn ? checkOutOn : checkInOn)
  if (guestName === null) {
    return isCheckedIn
      ? say('Did the guest stay until {day}?', { day })
      : say('Did the guest arrive on {day}?', { day })
  }
  const guest = isolate(guestName)
  return isCheckedIn
    ? say('Did {guest} stay until {day}?', { guest, day })
    : say('Did {guest} arrive on {day}?', { guest, day })
}

function aboutWords({ reference, roomNames, partnerName, isCheckedIn, grossCents, currency }: StayQuestion) {
  const [partner, amount] = [isolate(partnerName), moneyText(grossCents, currency)]
  const booked =
    roomNames.length === 0
      ? say('{reference}, booked through {partner}.', { reference, partner })
      : say('{reference}, {rooms}, booked through {partner}.', {
          reference,
          rooms: listWords(roomNames.map(isolate)),
          partner,
        })
  const why = isCheckedIn
    ? say('The guest was not checked out, so {amount} is not billed until you say.', { amount })
    : say('The guest was not checked in, so {amount} is not billed until you say.', { amount })
  return `${booked} ${why}`
}
