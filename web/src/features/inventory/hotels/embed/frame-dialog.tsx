import { type BookingFrame, BookingFrameInput } from '@roomlark/contract/guest-site/booking-frames'
import { say } from '@roomlark/contract/say'
import { useSaveBookingFrame } from '../../../../data/booking-frames.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

type FrameDialogProps = { hotelId: string; frame: BookingFrame | null; onClose: () => void }

/** Says on which websites guests book in a window over the page, and how it looks. */
export function FrameDialog({ hotelId, frame, onClose }: FrameDialogProps) {
  const saving = useSaveBookingFrame(hotelId)
  const form = useContractForm({
    schema: BookingFrameInput,
    values: {
      websites: frame?.websites.join('\n') ?? '',
      look: frame?.look ?? 'light',
      accent: frame?.accent ?? '',
    },
    read: ({ websites, look, accent }) => ({
      websites: websites.split(/\s+/).filter(Boolean).map(toOrigin),
      look,
      accent: accent.trim() === '' ? null : accent.trim().toLowerCase(),
    }),
    fieldOf: (path) => path.split('.')[0] ?? path,
    send: (input) => saving.mutateAsync({ frame, input }),
    done: say('Saved. Copy the snippet once more if yours has no key yet.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Bookings on your website')}
      description={say(
        'Guests choose, book and read the confirmation in a window over your page. A payment that is due opens in a new tab.',
      )}
      submitLabel={say('Save')}
      onClose={onClose}
    >
      <form.Area
        name="websites"
        label={say('Your websites')}
        rows={3}
        placeholder="https://www.example.com"
        hint={say('One per line, with and without www. You can add a partner’s website')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Select name="look" label={say('Look')} options={{ light: say('Light'), dark: say('Dark') }} />
        <form.Text
          name="accent"
          label={say('Button colour (optional)')}
          placeholder="#1f5f4a"
          hint={say('Its text is black or white, whichever reads better')}
        />
      </div>
    </FormDialog>
  )
}

/** Somebody may paste the address of a page; what is no address is refused by the contract. */
function toOrigin(text: string): string {
  const typed = text.includes('://') ? text : `https://${text}`
  return URL.canParse(typed) ? new URL(typed).origin : text
}
