import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRemoveRule } from '../../../../data/rates.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { RemoveDialog } from '../remove-dialog.tsx'
import { effectWords, ruleTimeWords } from './plan-words.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { rulePrices, rulePriceWords } from './rule-prices.ts'

type Open = { kind: 'edit'; rule: PriceRule | null } | { kind: 'remove'; rule: PriceRule }

type RulesCardProps = { hotel: Hotel; rules: readonly PriceRule[]; types: readonly RoomType[] }

export function RulesCard({ hotel, rules, types }: RulesCardProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const names = new Map(types.map(({ id, name }) => [id, name]))
  const typeName = ({ roomTypeId }: PriceRule) =>
    roomTypeId === null ? say('All room types') : (names.get(roomTypeId) ?? say('A removed room type'))
  return (
    <Card>
      <CardHead
        title={say('Seasons and weekdays')}
        subtitle={say(
          'A season changes the base price, then a weekday rule changes the result. If several apply, the last one added counts.',
        )}
      >
        <May do="change-offer" at={hotel.id}>
          <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'edit', rule: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add rule')}
          </Button>
        </May>
      </CardHead>
      {rules.length === 0 ? (
        <p className="text-muted">
          {say('No rules yet: every night costs the base price of its room type.')}
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {rules.map((rule) => (
            <li key={rule.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <h3 className="wrap-anywhere">{rule.name}</h3>
                <p className="text-sm text-muted">
                  {ruleTimeWords(rule)}. <UserText>{typeName(rule)}</UserText>
                </p>
                <p className="text-sm tabular-nums wrap-anywhere">
                  {rulePriceWords(rulePrices(rule, types), hotel.currency)}
                </p>
              </div>
              <b className="tabular-nums">{effectWords(rule.effect, hotel.currency)}</b>
              <May do="change-offer" at={hotel.id}>
                <div className="flex shrink-0">
                  <IconButton
                    label={say('Edit {name}', { name: isolate(rule.name) })}
                    onClick={() => setOpen({ kind: 'edit', rule })}
                  >
                    <Pencil aria-hidden="true" className="size-[18px]" />
                  </IconButton>
                  <IconButton
                    label={say('Remove {name}', { name: isolate(rule.name) })}
                    onClick={() => setOpen({ kind: 'remove', rule })}
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
        <RuleDialog hotel={hotel} types={types} rule={open.rule} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? <RuleRemove hotelId={hotel.id} rule={open.rule} onClose={close} /> : null}
    </Card>
  )
}

function RuleRemove({ hotelId, rule, onClose }: { hotelId: string; rule: PriceRule; onClose: () => void }) {
  const removal = useRemoveRule(hotelId)
  return (
    <RemoveDialog
      title={say('Remove {name}?', { name: isolate(rule.name) })}
      text={say('Nights without their own price go back to the price without this rule.')}
      error={removal.error}
      isBusy={removal.isPending}
      onRemove={() =>
        removal.mutate(rule.id, {
          onSuccess() {
            toast.success(say('{name} was removed.', { name: isolate(rule.name) }))
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
