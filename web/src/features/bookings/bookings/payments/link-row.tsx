import type { Booking } from '@roomlark/contract/bookings/booking'
import type { PaymentLink } from '@roomlark/contract/bookings/payments'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { momentWords } from '../stay-words.ts'

export const linkStates = {
  open: { tone: 'primary', name: say('Not paid yet') },
  paid: { tone: 'success', name: say('Paid') },
  expired: { tone: 'neutral', name: say('Ended') },
} as const

/** The moment at which a link expires, or has expired. */
export function linkEnd({ state, endsAt }: PaymentLink, { timeZone }: Booking): string {
  const time = momentWords(endsAt, timeZone)
  return state === 'expired' ? say('Ended {time}', { time }) : say('Works until {time}', { time })
}

type LinkRowProps = { link: PaymentLink; booking: Booking; onShow: () => void }

/** A link to pay that nobody has paid yet. */
export function LinkRow({ link, booking, onShow }: LinkRowProps) {
  const amount = moneyText(link.amountCents, booking.currency)
  const { tone, name } = linkStates[link.state]
  return (
    <li className="border-t border-border py-2.5 text-[14px] leading-5 first:border-t-0">
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow">
          <b className="font-strong tabular-nums">{amount}</b>{' '}
          <span className="text-muted">{say('Payment link')}</span>
        </span>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <p className="mt-0.5 text-sm text-muted">{linkEnd(link, booking)}</p>
      {link.state === 'open' ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2.5 print:hidden"
          aria-label={say('Show the link for {amount}', { amount })}
          onClick={onShow}
        >
          {say('Show the link')}
        </Button>
      ) : null}
    </li>
  )
}
