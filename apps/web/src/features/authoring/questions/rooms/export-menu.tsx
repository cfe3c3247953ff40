import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ExportedQuestions, ExportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#ui/feedback/notify.tsx';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { exportQuiz } from '../questions.queries.ts';

const FORMATS: Record<ExportFormat, MessageDescriptor> = {
  gift: msg`GIFT`,
  moodle_xml: msg`Moodle XML`,
  qti3: msg`QTI 3`,
  yaml: msg`YAML`,
};

interface ExportMenuProps {
  orgId: string;
  quiz: { readonly id: string; readonly title: string };
}

/** A quiz as a file of another system; what that cannot say is told by question. */
export function ExportMenu({ orgId, quiz }: ExportMenuProps) {
  const [made, setMade] = useState<ExportedQuestions | null>(null);
  const [isPending, setPending] = useState(false);
  const { title } = quiz;
  const make = async (format: ExportFormat) => {
    setPending(true);
    try {
      const file = await exportQuiz(orgId, quiz.id, format);
      saveFile(file);
      if (file.notes.length > 0) setMade(file);
    } catch (error) {
      notify('error', wordsOf(error as Error));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" isPending={isPending} aria-label={t`Export ${title}`}>
            <Download className="size-4" aria-hidden="true" /> {t`Export`}
          </Button>
        }
      >
        {(Object.keys(FORMATS) as ExportFormat[]).map((format) => (
          <MenuItem key={format} onSelect={() => void make(format)}>
            {i18n._(FORMATS[format])}
          </MenuItem>
        ))}
      </Menu>
      <Dialog
        isOpen={made !== null}
        onClose={() => setMade(null)}
        title={noteWords(made?.notes.length ?? 0)}
        description={made?.file_name}
        footer={<SnapButton onClick={() => setMade(null)}>{t`Close`}</SnapButton>}
      >
        <ul className="grid gap-2 text-sm">
          {made?.notes.map(({ question, message }, i) => (
            // Two notes may say the same of one question.
            <li key={i}>
              <b>{question}</b>
              <br />
              {message}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

const noteWords = (count: number) =>
  plural(count, { one: 'One thing is different in this format', other: '# things are different in this format' });

/** Hands a file to the browser, to be kept where the person likes. */
function saveFile({ content, encoding, media_type: type, file_name: name }: ExportedQuestions): void {
  const bytes = encoding === 'text' ? content : Uint8Array.from(atob(content), (sign) => sign.codePointAt(0)!);
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
