import type { DueRow } from '@roomlark/contract/bookings/payments'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useCollectDeposit } from '../../data/payments.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { showRefusal } from '../refusals/show-refusal.ts'
import { findLatest, outcomeWords } from './payment-words.ts'

/**
 * Follows up a deposit that was not paid: the kept card once more, or a link for the guest. Before its day the card is
 * not charged, because the guest was told another one.
 */
export function CollectButtons({ due, className }: { due: DueRow; className?: string }) {
  const collect = useCollectDeposit(due)
  const guest = isolate(due.guestName)
  function follow(how: 'card' | 'link') {
    collect.mutate(how, {
      onSuccess: ({ payments }) => {
        if (how === 'link') return toast.success(say('{guest} gets a link to pay by email.', { guest }))
        const { isFailed, words } = outcomeWords(findLatest(payments))
        return isFailed ? toast.error(words) : toast.success(words)
      },
      onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
    })
  }
  const mayCharge = due.chargesCard && due.state !== 'due'
  const busyWith = collect.isPending ? collect.variables : undefined
  return (
    <span className={className ?? 'flex flex-wrap gap-2'}>
      {mayCharge ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={say('Charge the card of {guest} again', { guest })}
          busy={busyWith === 'card' && say('Charging...')}
          disabled={busyWith === 'link'}
          onClick={() => follow('card')}
        >
          {say('Charge again')}
        </Button>
      ) : null}
      <Button
        variant={mayCharge ? 'quiet' : 'secondary'}
        size="sm"
        aria-label={say('Send {guest} a link to pay', { guest })}
        busy={busyWith === 'link' && say('Sending...')}
        disabled={busyWith === 'card'}
        onClick={() => follow('link')}
      >
        {say('Send a link')}
      </Button>
    </span>
  )
}
