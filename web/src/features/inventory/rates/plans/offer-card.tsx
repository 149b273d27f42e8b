import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { type Removal, RemoveDialog } from '../remove-dialog.tsx'

type Offer = { id: string }

type OfferCardProps<Item extends Offer> = {
  hotelId: string
  title: string
  subtitle: string
  addLabel: string
  /** The words of the card while there is none. */
  nothing: string
  items: readonly Item[]
  getName: (item: Item) => string
  badge?: (item: Item) => ReactNode
  /** The lines below the name. */
  facts: (item: Item) => ReactNode
  /** The amount at the end of the row. */
  amount?: (item: Item) => ReactNode
  form: (item: Item | null, onClose: () => void) => ReactNode
  /** Removal of an offer and its consequences; extras are archived instead. */
  removal?: Removal
  removalText?: string
}

type Open<Item> = { kind: 'edit'; item: Item | null } | { kind: 'remove'; item: Item }

/** A part of what a hotel offers: its rows are added, edited and removed here. */
export function OfferCard<Item extends Offer>(props: OfferCardProps<Item>) {
  const { hotelId, items, getName, badge, facts, amount, form, removal, removalText = '' } = props
  const [open, setOpen] = useState<Open<Item> | null>(null)
  const close = () => setOpen(null)
  return (
    <Card>
      <CardHead title={props.title} subtitle={props.subtitle}>
        <May do="change-offer" at={hotelId}>
          <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'edit', item: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {props.addLabel}
          </Button>
        </May>
      </CardHead>
      {items.length === 0 ? (
        <p className="text-muted">{props.nothing}</p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <h3 className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
                  {getName(item)}
                  {badge?.(item)}
                </h3>
                {facts(item)}
              </div>
              {amount ? <b className="whitespace-nowrap tabular-nums">{amount(item)}</b> : null}
              <May do="change-offer" at={hotelId}>
                <div className="flex shrink-0">
                  <IconButton
                    label={say('Edit {name}', { name: isolate(getName(item)) })}
                    onClick={() => setOpen({ kind: 'edit', item })}
                  >
                    <Pencil aria-hidden="true" className="size-[18px]" />
                  </IconButton>
                  {removal ? (
                    <IconButton
                      label={say('Remove {name}', { name: isolate(getName(item)) })}
                      onClick={() => setOpen({ kind: 'remove', item })}
                    >
                      <Trash2 aria-hidden="true" className="size-[18px]" />
                    </IconButton>
                  ) : null}
                </div>
              </May>
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'edit' ? form(open.item, close) : null}
      {open?.kind === 'remove' && removal ? (
        <RemoveDialog
          name={isolate(getName(open.item))}
          text={removalText}
          id={open.item.id}
          removal={removal}
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
