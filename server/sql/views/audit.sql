-- The audit log as it is read: each entry with what is known of persons in it.
CREATE OR REPLACE VIEW audit_entries AS
SELECT a.id, a.at, a.actor_id, a.action, a.target, coalesce(a.before || b.value, a.before) AS before,
       coalesce(a.after || f.value, a.after) AS after, coalesce(d.value #>> '{}', a.address) AS address, a.request_id,
       a.key_id
FROM audit_log a
  LEFT JOIN audit_particulars b ON b.entry_id = a.id AND b.part = 'before'
  LEFT JOIN audit_particulars f ON f.entry_id = a.id AND f.part = 'after'
  LEFT JOIN audit_particulars d ON d.entry_id = a.id AND d.part = 'address';
