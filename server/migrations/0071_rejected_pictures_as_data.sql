-- Why a picture was rejected becomes data like every other notification (0048): the reason among the parameters, and
-- among the particulars only the name of the file, which erasing clears.
CREATE FUNCTION pg_temp.as_data(n notifications, OUT params jsonb, OUT particulars text) LANGUAGE plpgsql AS $$
DECLARE
  -- Since 0048 the sentence stands alone; rows that 0048 could not read have an older title above it.
  sentence CONSTANT text := regexp_replace(n.particulars, '^A picture was (?:rejected|not taken)\n', '');
  -- The last sentence has had two wordings, and at first there was none.
  rejected CONSTANT text := '^“([^\n]*)” (is not a JPEG, PNG or WebP picture|is damaged and cannot be read'
    || '|has more than (\d+) megapixels)\.'
    || '(?: You will not be notified of further refusals today\.| If others are refused today, you will not be told again\.)?$';
  m CONSTANT text[] := regexp_match(sentence, rejected);
BEGIN
  IF m IS NOT NULL THEN
    particulars := m[1];
    params := CASE
      WHEN m[2] LIKE 'is not %' THEN jsonb_build_object('reason', 'not-a-picture')
      WHEN m[2] LIKE 'is damaged %' THEN jsonb_build_object('reason', 'damaged')
      ELSE jsonb_build_object('reason', 'too-many-pixels', 'megapixels', m[3]::integer) END;
  ELSIF n.params IS NOT NULL THEN
    -- The words that were shown until now; nothing if they were erased.
    particulars := 'A picture was rejected' || E'\n' || sentence || ' You will not be notified of further refusals today.';
  ELSE
    particulars := n.particulars;
  END IF;
END
$$;

-- Only the line of this kind changes; those of the other kinds stay as earlier migrations wrote them.
DO $$
DECLARE
  was CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                        WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_params_fit');
  line CONSTANT text := 'WHEN ''image-rejected''::text THEN (params = ''{}''::jsonb)';
BEGIN
  IF position(line IN was) = 0 THEN RAISE EXCEPTION 'notifications_params_fit has no such line: %', was; END IF;
  ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
  UPDATE notifications n SET (params, particulars) = (SELECT d.params, d.particulars FROM pg_temp.as_data(n) AS d)
  WHERE event = 'image-rejected';
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit '
    || replace(was, line, 'WHEN ''image-rejected''::text THEN (params ? ''reason''::text)');
END
$$;
DROP FUNCTION pg_temp.as_data;
