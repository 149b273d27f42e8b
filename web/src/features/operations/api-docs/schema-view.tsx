import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { type Json, toList, toRecord, toText } from './json.ts'
import {
  describeRules,
  describeType,
  getSchemaName,
  listProperties,
  listVariants,
  type Property,
  resolve,
} from './schema.ts'

type SchemaViewProps = { schema: Json; root: Json }

/** A shape as a list of its properties; one without properties is a single line. */
export function SchemaView({ schema, root }: SchemaViewProps) {
  const resolved = resolve(schema, root)
  const properties = listProperties(resolved, root)
  const variants = listVariants(resolved).filter((variant) => hasInside(variant, root))
  if (resolved.type === 'array') return <SchemaView schema={toRecord(resolved.items)} root={root} />
  if (properties.length === 0 && variants.length === 0) return <TypeLine schema={schema} root={root} />
  return (
    <>
      {properties.length > 0 ? (
        <ul className="divide-y divide-border">
          {properties.map((property) => (
            <PropertyRow key={property.name} property={property} root={root} />
          ))}
        </ul>
      ) : null}
      {variants.map((variant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no name of their own and keep their order
        <div key={index} className="mt-2 border-l-2 border-border pl-3">
          <p className="text-sm text-muted">{index === 0 ? say('Either') : say('or')}</p>
          <SchemaView schema={variant} root={root} />
        </div>
      ))}
    </>
  )
}

type PropertyRowProps = { property: Property; root: Json; note?: string }

export function PropertyRow({ property, root, note }: PropertyRowProps) {
  const { name, required, schema } = property
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <code className="text-[14px] font-medium wrap-anywhere">{name}</code>
        <TypeLine schema={schema} root={root} />
        <span className="text-sm text-muted">
          {required ? say('required') : say('optional')}
          {note ? `, ${note}` : ''}
        </span>
      </div>
      {hasInside(schema, root) ? <Inside name={name} schema={schema} root={root} /> : null}
    </li>
  )
}

/** Drawn only while open: a shape may contain itself. */
function Inside({ name, schema, root }: SchemaViewProps & { name: string }) {
  const [isOpen, setOpen] = useState(name === 'data')
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-1">
      <summary className="cursor-pointer rounded-sm text-sm text-primary-text">
        {say('Properties of {schema}', { schema: getSchemaName(schema) || name })}
      </summary>
      <div className="mt-1 border-l-2 border-border pl-3">
        {isOpen ? <SchemaView schema={schema} root={root} /> : null}
      </div>
    </details>
  )
}

function TypeLine({ schema, root }: SchemaViewProps) {
  const resolved = resolve(schema, root)
  const choices = toList(resolved.enum)
  return (
    <span className="min-w-0 text-sm wrap-anywhere text-muted">
      {[describeType(schema, root), ...describeRules(resolved)].join(', ')}
      {choices.length > 0 ? (
        <>
          {': '}
          {choices.map((choice) => (
            <code key={String(choice)} className="mr-1 rounded-xs bg-sunken px-1 py-px text-[12.5px]">
              {String(choice)}
            </code>
          ))}
        </>
      ) : null}
      {resolved.description ? <span className="block">{toText(resolved.description)}</span> : null}
    </span>
  )
}

function hasInside(schema: Json, root: Json): boolean {
  const resolved = resolve(schema, root)
  if (resolved.type === 'array') return hasInside(toRecord(resolved.items), root)
  return (
    listProperties(resolved, root).length > 0 ||
    listVariants(resolved).some((variant) => hasInside(variant, root))
  )
}
