-- outside a transaction
ALTER TABLE payout_details VALIDATE CONSTRAINT payout_details_currency_code;
ALTER TABLE payout_details VALIDATE CONSTRAINT payout_details_kind_known;
ALTER TABLE affiliate_statements VALIDATE CONSTRAINT affiliate_statements_converted_whole;
ALTER TABLE payout_files VALIDATE CONSTRAINT payout_files_kind_known;
