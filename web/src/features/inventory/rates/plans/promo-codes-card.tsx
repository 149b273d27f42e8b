import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { PromoCode, PromoCodePartner } from '@roomlark/contract/inventory/promo-codes'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useDecideOnPromoCode, useRemovePromoCode } from '../../../../data/promo-codes.ts'
import { percentText, signedPercent } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
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
      <CardHead
        title={say('Promo codes')}
        subtitle={say('A discount for guests who enter the code when they book')}
      >
        <May do="change-offer" at={hotel.id}>
          <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'edit', code: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add promo code')}
          </Button>
        </May>
      </CardHead>
      {codes.length === 0 ? (
        <p className="text-muted">
          {say('No promo codes yet. Add one to give regular guests a better price.')}
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {codes.map((code) => (
            <li key={code.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <h3 className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
                  {code.code}
                  <CodeState code={code} />
                </h3>
                <p className="text-sm text-muted">
                  {promoCodeUseWords(code)}
                  {code.partnerName === null ? null : (
                    <>
                      .{' '}
                      {sayRich('Counts for {partner}', { partner: <UserText>{code.partnerName}</UserText> })}
                    </>
                  )}
                </p>
                {code.agreement === 'proposed' ? (
                  <May do="decide-partners" at={hotel.id}>
                    <Decision hotelId={hotel.id} code={code} />
                  </May>
                ) : null}
              </div>
              <b className="tabular-nums">
                {code.discountPercent > 0 ? signedPercent(-code.discountPercent) : say('No discount')}
              </b>
              <May do="change-offer" at={hotel.id}>
                <div className="flex shrink-0">
                  <IconButton
                    label={say('Edit {code}', { code: code.code })}
                    onClick={() => setOpen({ kind: 'edit', code })}
                  >
                    <Pencil aria-hidden="true" className="size-[18px]" />
                  </IconButton>
                  <IconButton
                    label={say('Remove {code}', { code: code.code })}
                    onClick={() => setOpen({ kind: 'remove', code })}
                  >
                    <Trash2 aria-hidden="true" className="size-[18px]" />
                  </IconButton>
                </div>
              </May>
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

type PromoCodeRemoveProps = { hotelId: string; code: PromoCode; onClose: () => void }

function PromoCodeRemove({ hotelId, code, onClose }: PromoCodeRemoveProps) {
  const removal = useRemovePromoCode(hotelId)
  return (
    <RemoveDialog
      title={say('Remove {code}?', { code: code.code })}
      text={say('Guests can no longer use it. Existing bookings keep their discount.')}
      error={removal.error}
      isBusy={removal.isPending}
      onRemove={() =>
        removal.mutate(code.id, {
          onSuccess() {
            toast.success(say('{code} was removed.', { code: code.code }))
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
