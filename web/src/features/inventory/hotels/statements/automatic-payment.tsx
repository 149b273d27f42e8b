import { cardWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import type { AutomaticPayment } from '@roomlark/contract/settlement/statement-paying'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  useAutomaticPayment,
  useCheckStatementCard,
  useForgetStatementCard,
  useKeepStatementCard,
} from '../../../../data/statement-paying.ts'
import { monthWords } from '../../../../lib/day-words.ts'
import { TestNote } from '../../../../parts/payments/test-note.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { toast } from '../../../../ui/toast.ts'
import { isBackFromCard } from './statement-address.ts'

/** Turns automatic payment of statements on and off, and names its card. Not shown where nothing is paid online. */
export function AutomaticPaymentCard({ hotelId }: { hotelId: string }) {
  const { platform } = usePlatform()
  const isOpen = platform?.switches.onlinePayments === 'open' && platform.switches.payouts === 'open'
  const { data } = useAutomaticPayment(hotelId, isOpen)
  useComeBack(hotelId)
  return data ? <Loaded automatic={data} /> : null
}

function Loaded({ automatic: { hotelId, card, isLive } }: { automatic: AutomaticPayment }) {
  const mayChange = useMay('connect-payments', hotelId)
  return (
    <Card aria-labelledby="automatic-payment">
      <CardHead
        title={<span id="automatic-payment">{say('Automatic payment')}</span>}
        subtitle={
          card
            ? say('Statements are charged to {card} when they are due. You are told two days before.', {
                card: cardWords(card.brand, card.digits),
              })
            : say('Have your statements charged to a card when they are due. You are told two days before.')
        }
      >
        <Badge tone={card ? 'success' : 'neutral'}>
          {card ? say('On##automatic') : say('Off##automatic')}
        </Badge>
      </CardHead>
      {card?.expiresOn ? (
        <p className="mb-3.5 text-[14px] text-muted">
          {say('The card expires in {month}.', { month: monthWords(card.expiresOn) })}
        </p>
      ) : null}
      {mayChange ? <Actions hotelId={hotelId} isOn={card !== null} /> : null}
      {isLive ? null : <TestNote className="mt-3.5" />}
    </Card>
  )
}

function Actions({ hotelId, isOn }: { hotelId: string; isOn: boolean }) {
  const keep = useKeepStatementCard(hotelId)
  const forget = useForgetStatementCard(hotelId)
  const open = () =>
    keep.mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => showRefusal(error, say('The payment page did not open. Please try again.')),
    })
  const stop = () =>
    forget.mutate(undefined, {
      onSuccess: () => toast.success(say('Statements are no longer paid automatically.')),
      onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
    })
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant="secondary"
        busy={(keep.isPending || keep.isSuccess) && say('Opening the payment page...')}
        onClick={open}
      >
        {isOn ? say('Use another card') : say('Pay automatically')}
      </Button>
      {isOn ? (
        <Button variant="quiet" busy={forget.isPending && say('Stopping...')} onClick={stop}>
          {say('Stop')}
        </Button>
      ) : null}
    </div>
  )
}

function useComeBack(hotelId: string): void {
  const navigate = useNavigate()
  const isBack = isBackFromCard(useLocation().search)
  const { mutate } = useCheckStatementCard(hotelId)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isBack || hasAsked.current) return
    hasAsked.current = true
    mutate(undefined, {
      onSuccess: ({ card }) => {
        if (card) toast.success(say('Statements are paid automatically from now on.'))
      },
      onError: (error) => showRefusal(error, say('The payment service did not answer. We keep asking.')),
      // Loading the page again asks nothing any more.
      onSettled: () => void navigate(`/hotels/${hotelId}/statements`, { replace: true }),
    })
  }, [isBack, mutate, navigate, hotelId])
}
