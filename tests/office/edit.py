"""Edits Word files in LibreOffice as reviewers do: edit.py jobs.json

The file holds a list of jobs: [source, target, steps]. Each step is an object such as
{"do": "insert", "at": "words", "text": "…", "author": "…"}; the words have to occur.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue


def prop(name, value):
    item = PropertyValue()
    item.Name, item.Value = name, value
    return item


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", local
    )
    for _ in range(120):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(0.5)
    raise SystemExit("LibreOffice does not start")


class Reviewer:
    def __init__(self, context, document):
        self.context = context
        self.document = document
        self.view = document.CurrentController
        create = context.ServiceManager.createInstanceWithContext
        self.dispatcher = create("com.sun.star.frame.DispatchHelper", context)
        self.configuration = create("com.sun.star.configuration.ConfigurationProvider", context)

    def name(self, author):
        node = self.configuration.createInstanceWithArguments(
            "com.sun.star.configuration.ConfigurationUpdateAccess",
            (prop("nodepath", "/org.openoffice.UserProfile/Data"),),
        )
        given, family = author.split(" ", 1)
        node.setPropertyValue("givenname", given)
        node.setPropertyValue("sn", family)
        node.commitChanges()

    def find(self, words):
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        search.SearchCaseSensitive = True
        found = self.document.findFirst(search)
        if found is None:
            raise SystemExit(f"“{words}” is not in the document")
        return found

    def dispatch(self, command, *arguments):
        self.dispatcher.executeDispatch(self.view.Frame, f".uno:{command}", "", 0, arguments)

    def insert(self, at, text):
        found = self.find(at)
        cursor = found.Text.createTextCursorByRange(found.End)
        found.Text.insertString(cursor, text, False)

    def delete(self, at):
        self.find(at).setString("")

    def replace(self, at, text):
        self.insert(at, text)
        self.delete(at)

    def paragraph(self, at, text):
        """Adds a paragraph after the one that ends with the words."""
        found = self.find(at)
        cursor = found.Text.createTextCursorByRange(found.End)
        cursor.gotoEndOfParagraph(False)
        self.view.ViewCursor.gotoRange(cursor, False)
        self.dispatch("InsertPara")
        self.dispatch("InsertText", prop("Text", text))

    def remove_paragraph(self, at):
        found = self.find(at)
        cursor = found.Text.createTextCursorByRange(found.Start)
        cursor.gotoStartOfParagraph(False)
        cursor.gotoNextParagraph(True)
        self.view.ViewCursor.gotoRange(cursor, False)
        self.view.select(cursor)
        self.dispatch("Delete")

    def remove_table(self, at):
        self.view.ViewCursor.gotoRange(self.find(at).Start, False)
        self.dispatch("DeleteTable")

    def move_down(self, at):
        self.view.ViewCursor.gotoRange(self.find(at).Start, False)
        self.dispatch("MoveDown")

    def comment(self, at, text):
        found = self.find(at)
        note = self.document.createInstance("com.sun.star.text.textfield.Annotation")
        note.Content, note.Author = text, self.author
        found.Text.insertTextContent(found, note, True)

    def accept(self, at):
        self.view.select(self.find(at))
        self.dispatch("AcceptTrackedChange")

    def reject(self, at):
        self.view.select(self.find(at))
        self.dispatch("RejectTrackedChange")

    def accept_all(self):
        self.dispatch("AcceptAllTrackedChanges")

    def reject_all(self):
        self.dispatch("RejectAllTrackedChanges")

    def run(self, do, author="Ada Example", tracked=True, **arguments):
        self.author = author
        self.name(author)
        self.document.RecordChanges = tracked
        getattr(self, do)(**arguments)


def main(jobs):
    pipe = f"review{os.getpid()}"
    with tempfile.TemporaryDirectory() as profile:
        office = subprocess.Popen(
            [
                "soffice",
                f"-env:UserInstallation=file://{profile}",
                "--headless",
                "--norestore",
                f"--accept=pipe,name={pipe};urp;",
            ],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            context = connect(pipe)
            desktop = context.ServiceManager.createInstanceWithContext(
                "com.sun.star.frame.Desktop", context
            )
            for source, target, steps in jobs:
                url = uno.systemPathToFileUrl(os.path.abspath(source))
                document = desktop.loadComponentFromURL(url, "_blank", 0, (prop("Hidden", True),))
                reviewer = Reviewer(context, document)
                for step in steps:
                    reviewer.run(**step)
                result = uno.systemPathToFileUrl(os.path.abspath(target))
                document.storeToURL(result, (prop("FilterName", "MS Word 2007 XML"),))
                document.close(True)
            try:
                desktop.terminate()
            except Exception:
                pass
            office.wait(30)
        finally:
            # The program is a child of the script that starts it, and would outlive it.
            try:
                os.killpg(office.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        main(json.load(file))
