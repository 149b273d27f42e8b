import { useLocation } from 'react-router'
import { useAddressParts } from '../../lib/use-address-parts.ts'

function tablesIn(search: string): string[] {
  return (new URLSearchParams(search).get('table') ?? '').split('.').filter(Boolean)
}

function withToggled(search: string, id: string): string {
  const tables = tablesIn(search)
  const rest = tables.includes(id) ? tables.filter((other) => other !== id) : [...tables, id]
  const next = new URLSearchParams(search)
  if (rest.length > 0) next.set('table', rest.join('.'))
  else next.delete('table')
  return next.toString()
}

/** Keeps in the address whether a chart is shown as a table, so that the view can be saved and shared. */
export function useTableView(id: string): [isTable: boolean, toggle: () => void] {
  const toggle = useAddressParts(withToggled, { replace: true, preventScrollReset: true })
  return [tablesIn(useLocation().search).includes(id), () => toggle(id)]
}
