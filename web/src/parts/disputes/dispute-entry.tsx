import { disputeReasonWords } from '@roomlark/contract/partners/dispute-words'
import type { Dispute, DisputeMessage } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { longDateTime } from '../../lib/format-date.ts'
import { initialsOfName } from '../../lib/user-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { moneyText } from '../money/money-text.ts'

const tones = { hotel: 'primary', affiliate: 'secondary', admin: 'accent' } as const

/** One entry of a thread: who, when, what it did to the dispute, and what was written. */
export function DisputeEntry({ dispute, message }: { dispute: Dispute; message: DisputeMessage }) {
  const { at, side, author, text } = message
  const step = stepWords(dispute, message)
  return (
    <li className="grid grid-cols-[30px_minmax(0,1fr)] gap-x-3">
      <Avatar initials={initialsOfName(author)} src={null} size={30} tone={side ? tones[side] : 'neutral'} />
      <div className="min-w-0">
        <p className="text-[13px] leading-[18px] text-muted">
          <b className="text-text">
            <UserText>{author}</UserText>
          </b>
          , <time dateTime={at}>{longDateTime(new Date(at))}</time>
        </p>
        {step ? <p className="text-[14px] leading-5 font-[540]">{step}</p> : null}
        {text === null ? null : (
          <p dir="auto" className="text-[14px] leading-5 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
        {text === null && isWritten(message) ? (
          <p className="text-[14px] leading-5 text-muted">{say('The message has been erased.')}</p>
        ) : null}
      </div>
    </li>
  )
}

function isWritten({ kind }: DisputeMessage): boolean {
  return kind === 'opened' || kind === 'answered' || kind === 'proposed' || kind === 'rejected'
}

function stepWords({ reason, currency }: Dispute, { kind, baseCents }: DisputeMessage): string | null {
  const amount = baseCents === null ? '' : moneyText(baseCents, currency)
  switch (kind) {
    case 'opened':
      return amount === ''
        ? `${disputeReasonWords[reason]}.`
        : say('{reason}. Claim: the hotel kept {amount}.', { reason: disputeReasonWords[reason], amount })
    case 'answered':
      return null
    case 'proposed':
      return say('Proposal: the hotel kept {amount}.', { amount })
    case 'accepted':
      return say('Accepted the proposal.')
    case 'settled':
      return say('Settled: the hotel kept {amount}.', { amount })
    case 'rejected':
      return say('Rejected the objection.')
    case 'withdrawn':
      return say('Withdrew the objection.')
  }
}
