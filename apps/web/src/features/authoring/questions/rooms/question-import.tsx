import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { ImportReports, QuestionFiles, type ReadFile } from '../sources/question-files.tsx';

/** What would come over from files of other systems; nothing is stored. A quiz takes them in its own editor. */
export function QuestionImport({ orgId }: { orgId: string }) {
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-ink-2">
        {t`See what comes of files from Moodle and other systems, before anything is stored: GIFT, Aiken, Moodle XML, Cloze, QTI 2 and 3, CSV. To add them to a quiz, open it and choose ‘From a file’.`}
      </p>
      <QuestionFiles orgId={orgId} onRead={setFiles} />
      <ImportReports files={files} />
      {files.map(
        ({ name, result }) =>
          result &&
          result.questions.length > 0 && (
            <Button
              key={name}
              className="justify-self-start"
              href={`data:application/yaml;charset=utf-8,${encodeURIComponent(result.yaml)}`}
              download={`${name.replace(/\.[^.]*$/, '')}.quiz.yaml`}
            >
              <Download className="size-4.5" aria-hidden="true" /> {saveName(name)}
            </Button>
          ),
      )}
    </div>
  );
}

const saveName = (name: string) => t`Save ${name} as a quiz file`;
