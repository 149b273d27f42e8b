import { parseSync } from 'libpg-query'
import { readMigration, splitStatements } from '../server/src/db/migration-file.ts'
import { smallTables } from './migration-rules.mjs'

/** Those before defined functions and views themselves. */
const firstWithoutDefinitions = '0220'

/** Calls of these have one value for all rows, so PostgreSQL stores it once instead of rewriting the table. */
const sameForAllRows = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting'])

/** Finds the faults of migrations, given in their order, as `{ file, line, rule }`. */
export function findMigrationFaults(files, allNames = files.map(([name]) => name)) {
  const history = { checks: new Map(), validated: new Set() }
  return files.flatMap(([name, text]) => faultsOf(readMigration(name, text), allNames, history))
}

/** Finds what cannot be repeated in a file of functions and views. */
export function findDefinitionFaults(name, text) {
  const at = (rule, offset) => ({ file: name, line: lineAt(text, offset), rule })
  try {
    const { stmts = [] } = parseSync(text)
    return stmts
      .filter(({ stmt }) => !(stmt.CreateFunctionStmt ?? stmt.ViewStmt ?? stmt.CreateTrigStmt)?.replace)
      .map(({ stmt_location: start = 0 }) => at('definition-form', firstWord(text, start)))
  } catch (error) {
    return [at('not-sql', error?.sqlDetails?.cursorPosition ?? 0)]
  }
}

function faultsOf(migration, allNames, history) {
  const { name, text, isOutside, contractOf } = migration
  const at = (rule, offset = 0) => ({ file: name, line: lineAt(text, offset), rule })
  let parsed
  try {
    parsed = parseSync(text).stmts ?? []
  } catch (error) {
    return [at('not-sql', error?.sqlDetails?.cursorPosition ?? 0)]
  }
  const faults = []
  if (contractOf !== null && !(contractOf < name && allNames.includes(contractOf))) {
    faults.push(at('contract-of'))
  }
  if (isOutside && splitStatements(migration).length !== parsed.length) faults.push(at('outside-only'))
  const own = ownObjects(parsed)
  const validated = []
  for (const { stmt, stmt_location: start = 0 } of parsed) {
    const [[kind, node]] = Object.entries(stmt)
    const found = new Set(rulesBrokenBy(kind, node, { own, isOutside, parsed, history }))
    if (contractOf !== null) found.delete('breaks-release-before')
    if (name >= firstWithoutDefinitions && isApart(kind, node, parsed)) found.add('definition-apart')
    for (const rule of found) faults.push(at(rule, firstWord(text, start)))
    validated.push(...remember(kind, node, history))
  }
  // A constraint that this migration validates is of use only to those after it.
  for (const key of validated) history.validated.add(key)
  return faults
}

/** Everything that a migration creates is empty and known to nobody else. */
function ownObjects(parsed) {
  const tables = new Set()
  const indexes = new Set()
  for (const { stmt } of parsed) {
    if (stmt.CreateStmt) tables.add(stmt.CreateStmt.relation.relname)
    if (stmt.CreateTableAsStmt) tables.add(stmt.CreateTableAsStmt.into.rel.relname)
    if (stmt.IndexStmt) indexes.add(stmt.IndexStmt.idxname)
  }
  return { tables, indexes }
}

/** Tells whether a statement defines what belongs into server/sql. What only the migration itself uses does not. */
function isApart(kind, node, parsed) {
  if (kind === 'ViewStmt') return node.view.relpersistence !== 't'
  if (kind !== 'CreateFunctionStmt' || node.funcname.length > 1) return false
  const name = lastName(node.funcname)
  return !parsed.some(({ stmt }) => calls(stmt.IndexStmt ?? stmt.CreateStmt ?? stmt.AlterTableStmt, name))
}

function calls(node, name) {
  if (node === null || typeof node !== 'object') return false
  if (node.FuncCall && lastName(node.FuncCall.funcname) === name) return true
  return Object.values(node).some((part) => calls(part, name))
}

function* rulesBrokenBy(kind, node, context) {
  const { own, isOutside } = context
  const isFree = (relation) => own.tables.has(relation.relname) || smallTables.has(relation.relname)
  if (isOutside && !isRepeatable(kind, node)) {
    yield 'outside-only'
    return
  }
  switch (kind) {
    case 'AlterTableStmt':
      if (own.tables.has(node.relation.relname)) return
      for (const { AlterTableCmd: command } of node.cmds)
        yield* brokenByAlter(node.relation, command, context)
      return
    case 'IndexStmt':
      if (node.concurrent) {
        if (!isOutside || !node.if_not_exists || !node.idxname) yield 'concurrent-form'
      } else if (node.relation.inh && !isFree(node.relation)) yield 'index-lock'
      return
    case 'ReindexStmt':
      if (!node.params?.some(({ DefElem }) => DefElem.defname === 'concurrently')) yield 'index-lock'
      return
    case 'DropStmt':
      yield* brokenByDrop(node, context)
      return
    case 'RenameStmt':
      yield* brokenByRename(node, own)
      return
    case 'UpdateStmt':
    case 'DeleteStmt':
    case 'MergeStmt':
      if (!isFree(node.relation)) yield 'row-locks'
      return
    case 'TruncateStmt':
    case 'LockStmt':
      if (node.relations.some(({ RangeVar }) => !isFree(RangeVar))) yield 'table-lock'
      return
    case 'ClusterStmt':
      yield 'table-rewrite'
      return
    case 'VacuumStmt':
      if (node.options?.some(({ DefElem }) => DefElem.defname === 'full')) yield 'table-rewrite'
      return
    case 'RefreshMatViewStmt':
      if (!node.concurrent) yield 'table-lock'
      return
    case 'AlterEnumStmt':
      if (node.oldVal) yield 'breaks-release-before'
      return
    case 'DoStmt':
      yield 'hidden-statements'
  }
}

function isRepeatable(kind, node) {
  if (kind === 'IndexStmt') return node.concurrent === true
  if (kind === 'DropStmt') return node.concurrent === true
  return (
    kind === 'AlterTableStmt' &&
    node.cmds.every(({ AlterTableCmd }) => AlterTableCmd.subtype === 'AT_ValidateConstraint')
  )
}

const rewriting = new Set([
  'AT_SetLogged',
  'AT_SetUnLogged',
  'AT_SetTableSpace',
  'AT_SetAccessMethod',
  'AT_SetExpression',
])

function* brokenByAlter(relation, command, context) {
  const isSmall = smallTables.has(relation.relname)
  switch (command.subtype) {
    case 'AT_AddColumn':
      yield* brokenByColumn(command.def.ColumnDef, isSmall)
      return
    case 'AT_AlterColumnType':
      yield 'type-change'
      return
    case 'AT_SetNotNull':
      if (!isSmall && !isKnownNotNull(relation, command.name, context.history)) yield 'not-null-scan'
      return
    case 'AT_AddConstraint':
      if (isSmall) return
      if (command.def.Constraint.contype === 'CONSTR_NOTNULL') yield 'not-null-scan'
      yield* brokenByConstraint(command.def.Constraint)
      return
    case 'AT_ValidateConstraint':
      if (!isSmall && !context.isOutside && !isAlone(relation, context.parsed)) yield 'validate-apart'
      return
    case 'AT_DropColumn':
      yield 'breaks-release-before'
      return
    case 'AT_ColumnDefault':
      // The release before may insert rows that rely on the default.
      if (!command.def) yield 'breaks-release-before'
      return
    default:
      if (!isSmall && rewriting.has(command.subtype)) yield 'table-rewrite'
  }
}

function* brokenByColumn({ typeName, constraints = [] }, isSmall) {
  const parts = constraints.map(({ Constraint }) => Constraint)
  const ofType = (type) => parts.find(({ contype }) => contype === type)
  const fallback = ofType('CONSTR_DEFAULT')
  const isSerial = /serial/.test(typeName.names.at(-1).String.sval)
  const isFilled = isSerial || ofType('CONSTR_IDENTITY') || ofType('CONSTR_GENERATED')
  if ((ofType('CONSTR_NOTNULL') || ofType('CONSTR_PRIMARY')) && !fallback && !isFilled)
    yield 'column-required'
  if (isSmall) return
  const isComputed = parts.some(({ contype, generated_kind }) => {
    return contype === 'CONSTR_IDENTITY' || (contype === 'CONSTR_GENERATED' && generated_kind !== 'v')
  })
  if (isSerial || isComputed || (fallback && differsByRow(fallback.raw_expr))) yield 'column-rewrite'
  for (const part of parts) yield* brokenByConstraint(part)
}

function* brokenByConstraint({ contype, skip_validation, indexname }) {
  if (['CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(contype)) {
    if (!skip_validation) yield 'constraint-scan'
  } else if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(contype)) {
    if (!indexname) yield 'constraint-index'
  }
}

/** Functions of our own count as differing, because their volatility is not known here. */
function differsByRow(expression) {
  if (expression === null || typeof expression !== 'object') return false
  if (expression.FuncCall && !sameForAllRows.has(lastName(expression.FuncCall.funcname))) return true
  return Object.values(expression).some(differsByRow)
}

/** Nothing else in the same transaction may hold a lock on the table that keeps others out. */
function isAlone(relation, parsed) {
  return parsed.every(({ stmt }) => {
    const other = stmt.AlterTableStmt
    if (other?.relation.relname !== relation.relname) return true
    return other.cmds.every(({ AlterTableCmd }) => AlterTableCmd.subtype === 'AT_ValidateConstraint')
  })
}

function isKnownNotNull(relation, column, { checks, validated }) {
  const found = checks.get(`${relation.relname}.${column}`) ?? []
  return found.some((constraint) => validated.has(`${relation.relname} ${constraint}`))
}

/** Keeps the checks that a column is not null, and returns what is validated. */
function remember(kind, node, { checks }) {
  if (kind !== 'AlterTableStmt') return []
  const table = node.relation.relname
  const validated = []
  for (const { AlterTableCmd: command } of node.cmds) {
    if (command.subtype === 'AT_ValidateConstraint') validated.push(`${table} ${command.name}`)
    const { raw_expr: expression, conname } = command.def?.Constraint ?? {}
    const column = expression?.NullTest?.nulltesttype === 'IS_NOT_NULL' && expression.NullTest.arg.ColumnRef
    if (!column) continue
    const key = `${table}.${lastName(column.fields)}`
    checks.set(key, [...(checks.get(key) ?? []), conname])
  }
  return validated
}

const usedByServers = new Set([
  ...['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_MATVIEW', 'OBJECT_FUNCTION', 'OBJECT_TYPE', 'OBJECT_SEQUENCE'],
  // A trigger belongs to the database's own rules, so it may go with its successor.
  ...['OBJECT_SCHEMA', 'OBJECT_EXTENSION', 'OBJECT_DOMAIN'],
])

function* brokenByDrop({ removeType, objects, concurrent, missing_ok }, { own, isOutside }) {
  const isOwn = (object, names) => names.has(nameOf(object))
  if (removeType === 'OBJECT_INDEX') {
    if (concurrent ? !isOutside || !missing_ok : !objects.every((object) => isOwn(object, own.indexes))) {
      yield concurrent ? 'concurrent-form' : 'index-lock'
    }
    return
  }
  if (!usedByServers.has(removeType)) return
  if (!objects.every((object) => isOwn(object, own.tables))) yield 'breaks-release-before'
}

function* brokenByRename({ renameType, relation }, own) {
  if (renameType === 'OBJECT_TABCONSTRAINT' || renameType === 'OBJECT_INDEX') return
  if (!own.tables.has(relation?.relname)) yield 'breaks-release-before'
}

function nameOf(object) {
  return lastName(object.List?.items ?? object.ObjectWithArgs?.objname ?? object.TypeName?.names ?? [object])
}

function lastName(names) {
  return names.at(-1).String?.sval
}

/** A statement begins behind the comments and blank lines before it; PostgreSQL counts bytes. */
function firstWord(text, start) {
  const bytes = Buffer.from(text)
  const rest = bytes.subarray(start).toString()
  const leading = /^(?:\s|--[^\n]*\n)*/.exec(rest)?.[0] ?? ''
  return start + Buffer.byteLength(leading)
}

function lineAt(text, offset) {
  return Buffer.from(text).subarray(0, offset).toString().split('\n').length
}
