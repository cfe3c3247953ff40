// What tells, by its words, of what sort a question or a text is.
export const A_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|third|twice|once|double|never|always|every|few|several|dozen|hundred)\b/i;
export const A_DURATION = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|weekend|at once|immediately)\b/i;
export const ASKS_DURATION = /\bhow (?:long|soon|quick(?:ly)?|fast|often|late)\b/;
export const A_REASON =
  /\b(?:because|since|so that|therefore|as (?:it|the|they)|that is why|otherwise|makes?|causes?|leads?|means?|may|for the)\b/i;
export const A_RULE = /\b(?:never|not|no|only|must|always|may|yes|enough|cannot|don't|unless)\b/i;
export const A_TIME =
  /\b(?:when|after|before|until|as soon as|within|minutes?|hours?|days?|first|during|while|at once|immediately|if)\b/i;
export const IMPERATIVE =
  /(?:^|[.:;!?] )(?:never|always|do(?: not|n't)?|use|tell|write|ask|say|look|take|give|keep|put|check|read|report|call|stop|stay|let|go|note|rub|wash|count|open|leave|show|move|measure|start|hand|name|think|try|make|get|cover|change|close|delete|send|learn|draw|plan|choose|accept|wait|begin|repeat|speak|explain)\b/i;
export const ASKS_TO_DO = /\b(?:what|how) (?:do|should|must|can|shall|would|to)\b|\bwhat (?:now|first|next)\b/;
export const ASKS_EXAMPLE = /\b(?:examples?|for instance|case|imagine|like what|such as what)\b/;
export const ASKS_DANGER =
  /\b(?:danger\w*|risk\w*|safe|harm\w*|wrong|mistakes?|avoid|never|not (?:do|use|give|allowed)|careful|warning|allowed|may i|can i)\b/;
export const NEVER = /\b(?:never|do not|don't|must not)\b/i;
export const ANNOUNCES = /[:?]['"]?$/;
export const STORY = /\(made up\)|\bmade-up\b|\bMr |\bMrs |\bMs /;
