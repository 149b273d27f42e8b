import type { Hotel } from '@roomlark/contract/hotels'
import type { PromoCode, PromoCodePartner } from '@roomlark/contract/promo-codes'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRemovePromoCode } from '../../../data/promo-codes.ts'
import { signedPercent } from '../../../lib/format-number.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { RemoveDialog } from '../remove-dialog.tsx'
import { promoCodeUseWords } from './plan-words.ts'
import { PromoCodeDialog } from './promo-code-dialog.tsx'

type Open = { kind: 'edit'; code: PromoCode | null } | { kind: 'remove'; code: PromoCode }

type PromoCodesCardProps = {
  hotel: Hotel
  codes: readonly PromoCode[]
  partners: readonly PromoCodePartner[]
}

export function PromoCodesCard({ hotel, codes, partners }: PromoCodesCardProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Card>
      <CardHead title="Promo codes" subtitle="A discount for guests who enter the code when they book">
        <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'edit', code: null })}>
          <Plus aria-hidden="true" className="size-4" />
          Add promo code
        </Button>
      </CardHead>
      {codes.length === 0 ? (
        <p className="text-muted">No promo codes yet. Add one to give regular guests a better price.</p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {codes.map((code) => (
            <li key={code.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <h3 className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
                  {code.code}
                  {code.isActive ? null : <Badge tone="neutral">Inactive</Badge>}
                </h3>
                <p className="text-sm text-muted">
                  {promoCodeUseWords(code)}
                  {code.partnerName === null ? null : (
                    <>
                      . Counts for <UserText>{code.partnerName}</UserText>
                    </>
                  )}
                </p>
              </div>
              <b className="tabular-nums">{signedPercent(-code.discountPercent)}</b>
              <div className="flex shrink-0">
                <IconButton label={`Edit ${code.code}`} onClick={() => setOpen({ kind: 'edit', code })}>
                  <Pencil aria-hidden="true" className="size-[18px]" />
                </IconButton>
                <IconButton label={`Remove ${code.code}`} onClick={() => setOpen({ kind: 'remove', code })}>
                  <Trash2 aria-hidden="true" className="size-[18px]" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'edit' ? (
        <PromoCodeDialog hotelId={hotel.id} code={open.code} partners={partners} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? (
        <PromoCodeRemove hotelId={hotel.id} code={open.code} onClose={close} />
      ) : null}
    </Card>
  )
}

type PromoCodeRemoveProps = { hotelId: string; code: PromoCode; onClose: () => void }

function PromoCodeRemove({ hotelId, code, onClose }: PromoCodeRemoveProps) {
  const removal = useRemovePromoCode(hotelId)
  return (
    <RemoveDialog
      title={`Remove ${code.code}?`}
      text="Guests can no longer use it. Existing bookings keep their discount."
      error={removal.error}
      isBusy={removal.isPending}
      onRemove={() =>
        removal.mutate(code.id, {
          onSuccess() {
            toast.success(`${code.code} was removed.`)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
