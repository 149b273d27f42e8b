import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/paths.mjs'

type Rules = { groups: { rules: { expr: string }[] }[] }
type Dashboard = { panels: { targets: { expr: string }[] }[] }

const read = (name: string) => readFileSync(inRoot('deploy/monitoring', name), 'utf8')

/** Reads what the alerts and the dashboard ask Prometheus. */
export function readExpressions(): string[] {
  const { groups }: Rules = parse(read('alerts.yml'))
  const { panels }: Dashboard = JSON.parse(read('dashboard.json'))
  const asked = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)]
  // Grafana fills this in before it asks.
  return asked.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m'))
}

/** Returns the configuration of Prometheus, for one server of this machine and in a hurry. */
export function configure(target: string): string {
  const config = parse(read('prometheus.yml'))
  config.global = { scrape_interval: '1s', evaluation_interval: '1s' }
  config.rule_files = [inRoot('deploy/monitoring/alerts.yml')]
  config.scrape_configs[0].static_configs = [{ targets: [target] }]
  // YAML is a superset of JSON.
  return JSON.stringify(config)
}
