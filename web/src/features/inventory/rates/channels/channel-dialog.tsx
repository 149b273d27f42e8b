import { type ChannelConnection, ConnectionInput } from '@roomlark/contract/bookings/channel'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useSaveChannel } from '../../../../data/channels.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { type ContractForm, useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { listCoded, suggestCode } from './channel-codes.ts'

type Row = { id: string; name: string; code: string }
type Values = { name: string; isActive: boolean; rooms: Row[]; rates: Row[] }

type ChannelDialogProps = {
  hotelId: string
  types: readonly RoomType[]
  plans: readonly RatePlan[]
  existing: ChannelConnection | null
  onClose: () => void
}

/** Connects a channel, or changes what it calls the rooms and rates of the hotel. */
export function ChannelDialog({ hotelId, types, plans, existing, onClose }: ChannelDialogProps) {
  const saving = useSaveChannel(hotelId, existing)
  const form: ContractForm<Values, ConnectionInput, ChannelConnection> = useContractForm({
    schema: ConnectionInput,
    values: toValues(existing, types, plans),
    read: ({ name, isActive, rooms, rates }) => ({
      name,
      isActive,
      rooms: listCoded(rooms).map(({ id, code }) => ({ roomTypeId: id, code: code.trim() })),
      rates: listCoded(rates).map(({ id, code }) => ({ ratePlanId: id, code: code.trim() })),
      version: existing?.version ?? 1,
    }),
    send: saving.mutateAsync,
    done: ({ name }) => say('{name} was saved.', { name: isolate(name) }),
    failed: say('That was not saved. Please try again.'),
    fieldOf: (path) => toField(path, form.getValues()),
  })
  const { rooms, rates } = form.getValues()
  return (
    <FormDialog
      form={form}
      title={existing ? existing.name : say('Connect a channel manager')}
      description={say(
        'Enter the codes that the channel manager uses, or give it these. What has no code is not connected.',
      )}
      submitLabel={existing ? say('Save changes') : say('Connect')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} placeholder={say('The channel manager')} />
      <Codes legend={say('Codes of rooms')} list="rooms" rows={rooms} Text={form.Text} />
      <Codes legend={say('Codes of rates')} list="rates" rows={rates} Text={form.Text} />
      {existing ? (
        <form.Switch
          name="isActive"
          label={say('Active')}
          hint={say('While off, it reads nothing and delivers nothing new')}
        />
      ) : null}
    </FormDialog>
  )
}

type CodesProps = {
  legend: string
  list: 'rooms' | 'rates'
  rows: readonly Row[]
  Text: ContractForm<Values, ConnectionInput>['Text']
}

function Codes({ legend, list, rows, Text }: CodesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-[14px] leading-5 font-[560]">{legend}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {rows.map(({ id, name }, index) => (
          <Text
            key={id}
            name={`${list}.${index}.code`}
            label={name}
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A channel sells plans for everybody, and one that it has sold until now. */
function toValues(
  existing: ChannelConnection | null,
  types: readonly RoomType[],
  plans: readonly RatePlan[],
): Values {
  const roomCodes = new Map(existing?.rooms.map(({ roomTypeId, code }) => [roomTypeId, code]))
  const rateCodes = new Map(existing?.rates.map(({ ratePlanId, code }) => [ratePlanId, code]))
  const toRows = (named: readonly { id: string; name: string }[], codes: ReadonlyMap<string, string>) =>
    named.map(({ id, name }) => ({ id, name, code: existing ? (codes.get(id) ?? '') : suggestCode(name) }))
  return {
    name: existing?.name ?? '',
    isActive: existing?.isActive ?? true,
    rooms: toRows(types, roomCodes),
    rates: toRows(
      plans.filter((plan) => isPlanFor(plan, []) || rateCodes.has(plan.id)),
      rateCodes,
    ),
  }
}

/** Finds the field of a code, although those without one were left out. */
function toField(path: string, values: Values): string {
  const [list, at, ...rest] = path.split('.')
  if ((list !== 'rooms' && list !== 'rates') || at === undefined) return path
  const rows = values[list]
  const row = listCoded(rows)[Number(at)]
  return [list, row ? rows.indexOf(row) : at, ...rest].join('.')
}
