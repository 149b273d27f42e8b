import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { PromoCode, PromoCodePartner } from '@roomlark/contract/inventory/promo-codes'
import { say } from '@roomlark/contract/say'
import { useDecideOnPromoCode, useRemovePromoCode } from '../../../../data/promo-codes.ts'
import { percentText, signedPercent } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { OfferCard } from './offer-card.tsx'
import { promoCodeUseWords } from './plan-words.ts'
import { PromoCodeDialog } from './promo-code-dialog.tsx'

type PromoCodesCardProps = {
  hotel: Hotel
  codes: readonly PromoCode[]
  partners: readonly PromoCodePartner[]
}

export function PromoCodesCard({ hotel, codes, partners }: PromoCodesCardProps) {
  const hotelId = hotel.id
  return (
    <OfferCard
      hotelId={hotelId}
      title={say('Promo codes')}
      subtitle={say('A discount for guests who enter the code when they book')}
      addLabel={say('Add promo code')}
      nothing={say('No promo codes yet. Add one to give regular guests a better price.')}
      items={codes}
      getName={({ code }) => code}
      badge={(code) => <CodeState code={code} />}
      facts={(code) => (
        <>
          <p className="text-sm text-muted">
            {promoCodeUseWords(code)}
            {code.partnerName === null ? null : (
              <>. {sayRich('Counts for {partner}', { partner: <UserText>{code.partnerName}</UserText> })}</>
            )}
          </p>
          {code.agreement === 'proposed' ? (
            <May do="decide-partners" at={hotelId}>
              <Decision hotelId={hotelId} code={code} />
            </May>
          ) : null}
        </>
      )}
      amount={({ discountPercent }) =>
        discountPercent > 0 ? signedPercent(-discountPercent) : say('No discount')
      }
      form={(code, onClose) => <PromoCodeDialog {...{ hotelId, code, partners, onClose }} />}
      removal={useRemovePromoCode(hotelId)}
      removalText={say('Guests can no longer use it. Existing bookings keep their discount.')}
    />
  )
}

function CodeState({ code: { agreement, isActive } }: { code: PromoCode }) {
  if (agreement === 'proposed') return <Badge tone="warning">{say('Proposed')}</Badge>
  if (agreement === 'declined') return <Badge tone="neutral">{say('Declined')}</Badge>
  return isActive ? null : <Badge tone="neutral">{say('Inactive')}</Badge>
}

/** Guests cannot use a code of a partner before the hotel agrees to its discount. */
function Decision({ hotelId, code }: { hotelId: string; code: PromoCode }) {
  const deciding = useDecideOnPromoCode(hotelId)
  const decide = (isAgreed: boolean) =>
    deciding.mutate(
      { code, isAgreed },
      {
        onSuccess: () =>
          toast.success(
            isAgreed
              ? say('{code} was agreed to.', { code: code.code })
              : say('{code} was declined.', { code: code.code }),
          ),
        onError: (error) => showRefusal(error, say('Your decision was not saved. Please try again.')),
      },
    )
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" busy={deciding.isPending && say('Saving')} onClick={() => decide(true)}>
        {say('Agree to {percent} off', { percent: percentText(code.discountPercent) })}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => decide(false)}>
        {say('Decline')}
      </Button>
    </div>
  )
}
