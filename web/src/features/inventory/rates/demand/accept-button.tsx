import type { AcceptedNight } from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import { useAcceptPrices } from '../../../../data/demand.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'

type AcceptButtonProps = { hotelId: string; nights: AcceptedNight[] }

/** Sets suggested prices; the server refuses all of them if one has changed since. */
export function AcceptButton({ hotelId, nights }: AcceptButtonProps) {
  const accepting = useAcceptPrices(hotelId)
  function accept() {
    accepting.mutate(nights, {
      onSuccess: ({ nights: count }) =>
        toast.success(
          say('{count, plural, one {# night has its} other {# nights have their}} new price.', { count }),
        ),
      onError: (error) =>
        toast.error(getErrorMessage(error, say('The prices were not set. Please try again.'))),
    })
  }
  return (
    <May do="change-offer" at={hotelId}>
      <Button
        variant="secondary"
        size="sm"
        busy={accepting.isPending && say('Setting prices')}
        onClick={accept}
      >
        {say('Use {count, plural, one {this price} other {these # prices}}', { count: nights.length })}
      </Button>
    </May>
  )
}
