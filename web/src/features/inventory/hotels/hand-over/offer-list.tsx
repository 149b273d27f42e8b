import type { ReceivedOffer } from '@roomlark/contract/accounts/hotel-handovers'
import { isolate } from '@roomlark/contract/isolate'
import { countryName } from '@roomlark/contract/places'
import { useState } from 'react'
import { useAnswerOffer } from '../../../../data/hotel-handovers.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { counted } from '../../../../lib/format-number.ts'
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
    <section aria-label="Hotels offered to you" className="mb-5 grid gap-3">
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
      title={`${isolate(offer.fromName)} would like to hand ${hotel} over to you`}
    >
      <p>
        {isolate(offer.city)}, {countryName(offer.country)}. Answer by {longDate(new Date(offer.expiresAt))}.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAccepting(true)}>
          Take it over
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={answer.isPending && 'Declining...'}
          onClick={() =>
            answer.mutate(
              { hotelId: offer.hotelId, accepts: false },
              {
                onSuccess: () => toast.success(`You declined ${hotel}.`),
                onError: (error) => showRefusal(error, 'That did not work. Please try again.'),
              },
            )
          }
        >
          Decline
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
    done: `${hotel} is yours now.`,
  })
  const owed = offer.owed.map(({ cents, currency }) => moneyText(cents, currency))
  return (
    <FormDialog
      form={form}
      title={`Take ${hotel} over?`}
      description={`It becomes yours with everything in it: ${counted(offer.stays, 'upcoming stay')}, its partners and the agreements with them${owed.length > 0 ? `, and ${listWords(owed)} it owes on statements` : ''}.`}
      submitLabel="Take it over"
      busyLabel="Taking over..."
      onClose={onClose}
    />
  )
}
