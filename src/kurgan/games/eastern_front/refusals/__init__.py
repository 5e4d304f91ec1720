"""Why an order that can be read is not legal: one sentence with the number of the rule it breaks."""
