import type { ReceivedOffer } from '@roomlark/contract/accounts/hotel-handovers'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useAnswerOffer } from '../../../../data/hotel-handovers.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { HandHelping } from '../../../../ui/icons/hand-helping.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'

/** Hotels that others offer to hand over, each with its answer. */
export function OfferList({ offers }: { offers: readonly ReceivedOffer[] }) {
  return (
    <section aria-label={say('Hotels offered to you')} className="mb-5 grid gap-3">
      {offers.map((offer) => (
        <Offer key={offer.hotelId} offer={offer} />
      ))}
    </section>
  )
}

function Offer({ offer }: { offer: ReceivedOffer }) {
  const [isAccepting, setAccepting] = useState(false)
  const answer = useAnswerOffer()
  const hotel = isolate(offer.hotelName)
  return (
    <Note
      tone="primary"
      icon={<HandHelping />}
      title={say('{owner} would like to hand {hotel} over to you', {
        owner: isolate(offer.fromName),
        hotel,
      })}
    >
      <p>
        {say('{city}, {country}. Answer by {day}.', {
          city: isolate(offer.city),
          country: sayCountry(offer.country),
          day: longDate(new Date(offer.expiresAt)),
        })}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAccepting(true)}>
          {say('Take it over')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={answer.isPending && say('Declining...')}
          onClick={() =>
            answer.mutate(
              { hotelId: offer.hotelId, accepts: false },
              {
                onSuccess: () => toast.success(say('You declined {hotel}.', { hotel })),
                onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
              },
            )
          }
        >
          {say('Decline')}
        </Button>
      </div>
      {isAccepting ? <AcceptDialog offer={offer} onClose={() => setAccepting(false)} /> : null}
    </Note>
  )
}

function AcceptDialog({ offer, onClose }: { offer: ReceivedOffer; onClose: () => void }) {
  const answer = useAnswerOffer()
  const hotel = isolate(offer.hotelName)
  const form = useContractForm({
    send: () => answer.mutateAsync({ hotelId: offer.hotelId, accepts: true }),
    done: say('{hotel} is yours now.', { hotel }),
  })
  const owed = offer.owed.map(({ cents, currency }) => moneyText(cents, currency))
  return (
    <FormDialog
      form={form}
      title={say('Take {hotel} over?', { hotel })}
      description={
        owed.length > 0
          ? say(
              'It becomes yours with everything in it: {stays, plural, one {# upcoming stay} other {# upcoming stays}}, its partners and the agreements with them, and {amounts} it owes on statements.',
              { stays: offer.stays, amounts: listWords(owed) },
            )
          : say(
              'It becomes yours with everything in it: {stays, plural, one {# upcoming stay} other {# upcoming stays}}, its partners and the agreements with them.',
              { stays: offer.stays },
            )
      }
      submitLabel={say('Take it over')}
      busyLabel={say('Taking over...')}
      onClose={onClose}
    />
  )
}
